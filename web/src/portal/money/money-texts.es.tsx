import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './money-texts.en.tsx';

export const texts: Translated<typeof english> = {
  title: 'Presupuestos y facturas',
  noun: 'presupuestos y facturas',
  clientPortal: 'Portal de clientes',
  openPdf: 'Abrir como PDF',
  date: 'Fecha',
  from: 'De',
  terms: 'Condiciones',
  waitingForYou: 'Espera su respuesta',
  nonePapers: 'Todavía no hay presupuestos ni facturas. Lo que le enviemos aparecerá aquí.',
  totalValidUntil: (total, day) => `${total}, vigente hasta el ${day}`,
  toPayBy: (balance, day) => `${balance} por pagar a más tardar el ${day}`,
  whatIsBehind: 'Vea sus presupuestos y apruébelos, revise lo que está por pagar y guarde cada uno como PDF.',
  seeThem: 'Verlos',
  invoice: (number) => `Factura ${number}`,
  invoiceVoid: 'Esta factura está anulada: no hay nada por pagar.',
  theInvoice: 'La factura',
  due: 'Vence',
  billTo: 'Facturar a',
  pay: (amount) => `Pagar ${amount}`,
  onItsWay: (amount) =>
    `Gracias. Su pago de ${amount} viene en camino; esta página se lo dirá en cuanto llegue.`,
  notNow: 'Ahora no',
  answerOffline: 'No tiene conexión. Para esto se necesita una; lo que escribió se conserva.',
  nothingLost: (problem) => `${problem}. No se pierde nada de lo que escribió.`,
  notFound: 'No encontrado',
  tryAgain: 'Intentar de nuevo',
  papers: {
    estimate: {
      your: 'Su presupuesto',
      loading: 'Cargando su presupuesto',
      neverLoaded:
        'Su presupuesto todavía no se carga en este dispositivo. Aparecerá aquí en cuanto haya conexión.',
      notLoaded: (phone) => (
        <>
          No se pudo cargar su presupuesto. Inténtelo de nuevo, confirme con un código o llámenos al {phone}.
        </>
      ),
      notYours: (phone) => (
        <>
          Este presupuesto no está entre los suyos. ¿Se lo enviamos a otro correo suyo? Cierre la sesión e
          inicie con ese correo, o llámenos al {phone}.
        </>
      ),
    },
    invoice: {
      your: 'Su factura',
      loading: 'Cargando su factura',
      neverLoaded:
        'Su factura todavía no se carga en este dispositivo. Aparecerá aquí en cuanto haya conexión.',
      notLoaded: (phone) => (
        <>No se pudo cargar su factura. Inténtelo de nuevo, confirme con un código o llámenos al {phone}.</>
      ),
      notYours: (phone) => (
        <>
          Esta factura no está entre las suyas. ¿Se la enviamos a otro correo suyo? Cierre la sesión e inicie
          con ese correo, o llámenos al {phone}.
        </>
      ),
    },
  },
};

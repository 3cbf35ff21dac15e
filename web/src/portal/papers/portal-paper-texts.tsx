import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const portalPaperTexts = inLanguages({
  title: say('Estimates and Invoices', 'Presupuestos y facturas'),
  noun: say('estimates and invoices', 'presupuestos y facturas'),
  clientPortal: say('Client Portal', 'Portal de clientes'),
  openPdf: say('Open as PDF', 'Abrir como PDF'),
  waitingForYou: say('Needs your signature', 'Falta su firma'),
  nonePapers: say(
    'No estimates or invoices yet. What we send you is listed here.',
    'Todavía no hay presupuestos ni facturas. Lo que le enviemos aparecerá aquí.',
  ),
  totalValidUntil: say(
    (total: string, day: string) => `${total}, valid until ${day}`,
    (total, day) => `${total}, vigente hasta el ${day}`,
  ),
  toPayBy: say(
    (balance: string, day: string) => `${balance} to pay by ${day}`,
    (balance, day) => `${balance} por pagar a más tardar el ${day}`,
  ),
  whatIsBehind: say(
    'Look at estimates and approve them, see what’s due, and save each as a PDF.',
    'Vea sus presupuestos y apruébelos, revise lo que está por pagar y guarde cada uno como PDF.',
  ),
  seeThem: say('View estimates and invoices', 'Ver presupuestos y facturas'),
  invoice: say(
    (number: string) => `Invoice ${number}`,
    (number) => `Factura ${number}`,
  ),
  invoiceVoid: say(
    'This invoice is void: nothing is due.',
    'Esta factura está anulada: no hay nada por pagar.',
  ),
  theInvoice: say('Invoice', 'Factura'),
  pay: say(
    (amount: string) => `Pay ${amount}`,
    (amount) => `Pagar ${amount}`,
  ),
  paidInFull: say('Thank you, this is paid in full', 'Gracias, está pagada por completo'),
  nothingMoreToDo: say(
    'We emailed you the receipt, and you can download it here. You’re all set: there’s nothing more to do.',
    'Le enviamos el recibo por correo, y aquí lo puede descargar. Ya está todo: no tiene que hacer nada más.',
  ),
  receiptOf: say(
    (number: string) => `Receipt ${number}`,
    (number) => `Recibo ${number}`,
  ),
  downloadReceipt: say('Download the receipt', 'Descargar el recibo'),
  onItsWay: say(
    (amount: string) =>
      `Thank you! Your payment of ${amount} is on its way. You’ll see your receipt here when it arrives, and we’ll email it to you.`,
    (amount) =>
      `¡Gracias! Su pago de ${amount} viene en camino. Cuando llegue verá aquí su recibo, y también se lo enviaremos por correo.`,
  ),
  fromYourBank: say(
    (amount: string) =>
      `${amount} is on its way from your bank. That takes about four business days, and there is nothing to pay for it now. We’ll email you the receipt, or tell you if your bank refuses.`,
    (amount) =>
      `${amount} vienen en camino desde su banco. Tarda unos cuatro días hábiles, y por ahora no hay que pagarlos. Le enviaremos el recibo por correo, o le avisaremos si su banco lo rechaza.`,
  ),
  onItsWayNow: say(
    (amount: string) => `${amount} on its way`,
    (amount) => `${amount} en camino`,
  ),
  notNow: say('Not now', 'Ahora no'),
  answerOffline: say(
    'You are offline. This needs a connection; what you typed stays.',
    'No tiene conexión. Para esto se necesita una; lo que escribió se conserva.',
  ),
  nothingLost: say(
    (problem: string) => `${problem}. Nothing you typed is lost.`,
    (problem) => `${problem}. No se pierde nada de lo que escribió.`,
  ),
  notFound: say('Not found', 'No encontrado'),
  papers: {
    estimate: {
      your: say('Your estimate', 'Su presupuesto'),
      loading: say('Loading your estimate', 'Cargando su presupuesto'),
      notLoaded: say(
        (phone: ReactNode) => (
          <>Couldn’t load your estimate. Try again, confirm with a code, or call us at {phone}.</>
        ),
        (phone) => (
          <>
            No se pudo cargar su presupuesto. Inténtelo de nuevo, confirme con un código o llámenos al {phone}
            .
          </>
        ),
      ),
      notYours: say(
        (phone: ReactNode) => (
          <>
            This estimate isn’t one of yours. Was it sent to another email of yours? Sign out and sign in with
            that one, or call us at {phone}.
          </>
        ),
        (phone) => (
          <>
            Este presupuesto no está entre los suyos. ¿Se lo enviamos a otro correo suyo? Cierre la sesión e
            inicie con ese correo, o llámenos al {phone}.
          </>
        ),
      ),
    },
    invoice: {
      your: say('Your invoice', 'Su factura'),
      loading: say('Loading your invoice', 'Cargando su factura'),
      notLoaded: say(
        (phone: ReactNode) => (
          <>Couldn’t load your invoice. Try again, confirm with a code, or call us at {phone}.</>
        ),
        (phone) => (
          <>No se pudo cargar su factura. Inténtelo de nuevo, confirme con un código o llámenos al {phone}.</>
        ),
      ),
      notYours: say(
        (phone: ReactNode) => (
          <>
            This invoice isn’t one of yours. Was it sent to another email of yours? Sign out and sign in with
            that one, or call us at {phone}.
          </>
        ),
        (phone) => (
          <>
            Esta factura no está entre las suyas. ¿Se la enviamos a otro correo suyo? Cierre la sesión e
            inicie con ese correo, o llámenos al {phone}.
          </>
        ),
      ),
    },
  },
});

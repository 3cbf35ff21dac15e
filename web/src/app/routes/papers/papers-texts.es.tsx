import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './papers-texts.en.tsx';

export const texts: Translated<typeof english> = {
  estimate: {
    title: 'Su presupuesto',
    whatItIs: 'Vea su presupuesto, apruébelo o haga una pregunta.',
    purpose: 'ver su presupuesto',
    whatWeMailed: 'Abra el presupuesto que le enviamos por correo.',
    whatOpens: 'Véalo, pregúntenos algo, apruébelo con su firma o rechácelo. No necesita iniciar sesión.',
    open: 'Abrir su presupuesto',
  },
  invoice: {
    title: 'Su factura',
    whatItIs: 'Vea su factura y páguela con tarjeta.',
    purpose: 'ver su factura',
    whatWeMailed: 'Abra la factura que le enviamos por correo.',
    whatOpens: 'Véala, descárguela y páguela con tarjeta. No necesita iniciar sesión.',
    open: 'Abrir su factura',
  },
  signInFirst: 'Inicie sesión para abrir esto. Solo usted puede verlo.',
  loggingOut: 'Cerrando sesión',
  questions: (phone) => <>¿Preguntas? Llámenos al {phone}.</>,
  loadingForm: 'Cargando el formulario de la tarjeta',
  checkSignal: 'Revise su señal e inténtelo de nuevo.',
  pdfNotLoaded: 'No se cargó el PDF',
  downloadPdf: 'Descargar PDF',
};

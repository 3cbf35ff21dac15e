import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const paperPagesTexts = inLanguages({
  estimate: {
    title: say('Your estimate', 'Su presupuesto'),
    whatItIs: say(
      'See your estimate, approve it or ask a question.',
      'Vea su presupuesto, apruébelo o haga una pregunta.',
    ),
    purpose: say('see your estimate', 'ver su presupuesto'),
    whatWeMailed: say('Open the estimate we emailed you.', 'Abra el presupuesto que le enviamos por correo.'),
    whatOpens: say(
      'See it, ask us a question, sign it or decline it. No need to sign in.',
      'Véalo, pregúntenos algo, apruébelo con su firma o rechácelo. No necesita iniciar sesión.',
    ),
    open: say('Open your estimate', 'Abrir su presupuesto'),
  },
  invoice: {
    title: say('Your invoice', 'Su factura'),
    whatItIs: say('See your invoice and pay it online.', 'Vea su factura y páguela en línea.'),
    purpose: say('see your invoice', 'ver su factura'),
    whatWeMailed: say('Open the invoice we emailed you.', 'Abra la factura que le enviamos por correo.'),
    whatOpens: say(
      'See it, download it and pay it online. No need to sign in.',
      'Véala, descárguela y páguela en línea. No necesita iniciar sesión.',
    ),
    open: say('Open your invoice', 'Abrir su factura'),
  },
  signInFirst: say(
    'Sign in to open this. Only you can see it.',
    'Inicie sesión para abrir esto. Solo usted puede verlo.',
  ),
  loggingOut: say('Signing out', 'Cerrando sesión'),
  signIn: say('Sign in to your portal', 'Iniciar sesión en su portal'),
  questions: say(
    (phone: ReactNode) => <>Questions? Call us at {phone}.</>,
    (phone) => <>¿Preguntas? Llámenos al {phone}.</>,
  ),
  loadingForm: say('Loading the card form', 'Cargando el formulario de la tarjeta'),
  checkSignal: say('Please check your signal and try again.', 'Revise su señal e inténtelo de nuevo.'),
  pdfNotLoaded: say('The PDF was not loaded', 'No se cargó el PDF'),
  downloadPdf: say('Download PDF', 'Descargar PDF'),
});

import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const signInTexts = inLanguages({
  pageDescription: say(
    'Sign in to see your projects and visits, book a time and pay by card.',
    'Inicie sesión para ver sus proyectos y citas, reservar una hora y pagar con tarjeta.',
  ),
  clientPortal: say('Client Portal', 'Portal de clientes'),
  yourProjects: say(
    (firm: string) => `Your projects with ${firm}, in one place.`,
    (firm) => `Sus proyectos con ${firm}, en un solo lugar.`,
  ),
  reasons: {
    status: say('See where your job stands, as it changes', 'Vea cómo va su trabajo, al momento'),
    visits: say(
      'Book a visit, move it, and see when we’ll be there',
      'Reserve una cita, cámbiela y vea cuándo llegamos',
    ),
    card: say(
      'Pay by card and get your receipt right away',
      'Pague con tarjeta y reciba su comprobante al momento',
    ),
  },
  loading: say('Loading', 'Cargando'),
  email: say('Email', 'Correo electrónico'),
  emailHint: say('The one you gave us for your estimate.', 'El que nos dio para su presupuesto.'),
  projectIdOrPhone: say('Project ID or Phone', 'Número de proyecto o teléfono'),
  keepSignedIn: say('Keep me signed in on this device', 'Mantener mi sesión iniciada en este dispositivo'),
  signingIn: say('Signing in', 'Iniciando sesión'),
  signIn: say('Sign in', 'Iniciar sesión'),
  ofCompany: say(
    'Does your company work with us? Sign in with a code we send to your own email.',
    '¿Su empresa trabaja con nosotros? Inicie sesión con un código que le enviamos a su propio correo.',
  ),
  noRoles: say(
    (company: string, phone: ReactNode) => (
      <>
        You’re a contact for {company}, but nothing here is assigned to you yet. To change that, call {phone}.
      </>
    ),
    (company, phone) => (
      <>
        Usted es contacto de {company}, pero todavía no tiene nada a su cargo aquí. Para cambiarlo, llame al{' '}
        {phone}.
      </>
    ),
  ),
  otherRole: say(
    (phone: ReactNode) => <>Someone else at your company handles this. If it should be you, call {phone}.</>,
    (phone) => <>En su empresa, otra persona se encarga de esto. Si debe ser usted, llame al {phone}.</>,
  ),
  sendingCode: say('Sending the code', 'Enviando el código'),
  sendMeCode: say('Email me a code', 'Enviarme un código'),
  stillCall: say(
    (problem: string, phone: ReactNode) => (
      <>
        {problem} If that doesn’t help, call {phone}.
      </>
    ),
    (problem, phone) => (
      <>
        {problem} Si eso no ayuda, llame al {phone}.
      </>
    ),
  ),
  noClient: say(
    'We don’t have a client with this email. Check the spelling, or try the one we send your estimates to.',
    'No tenemos ningún cliente con este correo. Revise cómo lo escribió, o pruebe con el correo al que le enviamos sus presupuestos.',
  ),
  listsUnreachable: say(
    'We found you, but could not reach your projects. Check your signal and try again.',
    'Encontramos su cuenta, pero no pudimos cargar sus proyectos. Revise su señal e inténtelo de nuevo.',
  ),
});

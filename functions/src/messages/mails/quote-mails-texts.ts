import { inLanguages, say } from '@welding/domain/values/language';

export const quoteMailsTexts = inLanguages({
  receivedSubject: say('We have your request for a quote', 'Recibimos su solicitud de cotización'),
  receivedHeading: say('We have your request', 'Recibimos su solicitud'),
  service: say('Service', 'Servicio'),
  zip: say('ZIP', 'Código postal'),
  priceRange: say('A range, not a quote', 'Un rango, no una cotización'),
  notAskedByYou: say(
    'Didn’t ask us for a quote? Someone probably mistyped their address. You can ignore this email.',
    '¿No nos pidió una cotización? Seguramente alguien escribió mal su dirección; no haga caso de este correo.',
  ),
  answeredSubject: say(
    'We are taking on your job: what happens next',
    'Aceptamos su trabajo: esto es lo que sigue',
  ),
  bookOrWait: say(
    'Book a visit whenever it suits you, or wait for our call.',
    'Reserve una visita cuando le convenga o espere nuestra llamada.',
  ),
  answeredHeading: say('We are taking on your job', 'Aceptamos su trabajo'),
  projectOpened: say(
    'We looked at your request and opened a project for it. Next, let’s set up a visit: pick a time in the client portal, or wait for our call.',
    'Revisamos su solicitud y abrimos un proyecto. Ahora hay que acordar una visita: elija una hora en el portal de clientes o espere nuestra llamada.',
  ),
  project: say('Project', 'Proyecto'),
  bookAVisit: say('Book a visit', 'Reservar una visita'),
  signInWithThisEmail: say(
    'Sign in with the address this email was sent to.',
    'Inicie sesión con la dirección de correo a la que llegó este mensaje.',
  ),
  call: say(
    (phone: string) => `Call ${phone}`,
    (phone) => `Llamar al ${phone}`,
  ),
  emergencyLine: say(
    (emergencyPhone: string) => `If it can’t wait, our emergency line is there 24/7: ${emergencyPhone}.`,
    (emergencyPhone) =>
      `Si no puede esperar, nuestra línea de emergencias atiende las 24 horas, los 7 días: ${emergencyPhone}.`,
  ),
  weWillContactYou: say(
    (hours: number) => `We will contact you within ${hours} hours with your free quote.`,
    (hours) => `Nos comunicaremos con usted en menos de ${hours} horas con su cotización gratis.`,
  ),
  thankYou: say(
    (contact: 'phone' | 'email', hours: number) =>
      `Thank you for contacting us. We’ll look at your request and ${contact === 'phone' ? 'call' : 'email'} you within ${hours} hours with your free quote.`,
    (contact, hours) =>
      `Gracias por comunicarse con nosotros. Revisaremos su solicitud y le ${contact === 'phone' ? 'llamaremos' : 'escribiremos'} en menos de ${hours} horas con su cotización gratis.`,
  ),
});

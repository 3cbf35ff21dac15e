import { inLanguages, say } from '@welding/domain/values/language';

export const requestSentTexts = inLanguages({
  weHaveIt: say(
    (firstName: string) => `We have your request, ${firstName}`,
    (firstName) => `Recibimos su solicitud, ${firstName}`,
  ),
  confirmation: say(
    (email: string) =>
      `We’re sending a confirmation to ${email}. Not there in a few minutes? Check your spam folder.`,
    (email) =>
      `Le enviamos una confirmación a ${email}. ¿No llega en unos minutos? Revise su carpeta de spam.`,
  ),
  whatNext: say('What happens next', 'Lo que sigue'),
  weCall: say(
    (by: string, phone: string) => (
      <>
        <strong>By {by}</strong>, we’ll call you at {phone}.
      </>
    ),
    (by, phone) => (
      <>
        <strong>A más tardar el {by}</strong>, le llamamos al {phone}.
      </>
    ),
  ),
  weWrite: say(
    (by: string, email: string) => (
      <>
        <strong>By {by}</strong>, we’ll email you at {email}.
      </>
    ),
    (by, email) => (
      <>
        <strong>A más tardar el {by}</strong>, le escribimos a {email}.
      </>
    ),
  ),
  youGetEstimate: say(
    'You get your estimate by email: read it, ask about it, and approve it online.',
    'Recibe su presupuesto por correo electrónico: léalo, pregúntenos lo que quiera y apruébelo en línea.',
  ),
  weComeToYou: say('We set a time and come to you.', 'Acordamos una hora y vamos a donde usted está.'),
  callUs: say('Can’t wait? Call us', '¿No puede esperar? Llámenos'),
  askAgain: say('Ask for another quote', 'Pedir otra cotización'),
  photosSent: say('Photos sent', 'Fotos enviadas'),
  allSent: say('Your photos are sent.', 'Sus fotos se enviaron.'),
  someSent: say(
    (arrived: number, count: number) =>
      `${arrived} of ${count} ${count === 1 ? 'photo' : 'photos'} sent. The rest will follow, even if you leave this page.`,
    (arrived, count) =>
      `${arrived} de ${count} ${count === 1 ? 'foto enviada' : 'fotos enviadas'}. El resto sale solo, aunque deje esta página.`,
  ),
});

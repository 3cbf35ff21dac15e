import { inLanguages, say } from '@welding/domain/values/language';

export const mailsTexts = inLanguages({
  mails: say('Emails', 'Correos'),
  nouns: say('emails', 'correos'),
  noMailsYet: say('No emails yet.', 'Todavía no hay correos.'),
  readIt: say('Read it', 'Leerlo'),
  onItsWay: say('On its way', 'En camino'),
  waiting: say('Waiting', 'En espera'),
  sent: say('Sent', 'Enviado'),
  notSent: say('Not sent', 'Sin enviar'),
  dismissedUnsent: say('Not sent, dismissed', 'Sin enviar, descartado'),
  facts: say(
    (address: string, when: string) => `To ${address}, ${when}`,
    (address, when) => `Para ${address}, ${when}`,
  ),
  tried: say(
    (attempts: number, next: string) =>
      attempts === 1 ? `Tried once, next on ${next}.` : `Tried ${attempts} times, next on ${next}.`,
    (attempts, next) =>
      attempts === 1 ? `Un intento; el próximo: ${next}.` : `${attempts} intentos; el próximo: ${next}.`,
  ),
  didNotGoOut: say('Emails that did not go out', 'Correos que no salieron'),
  openTheClient: say('Open the client', 'Abrir el cliente'),
  sendAgain: say('Send again', 'Enviar de nuevo'),
  sendAgainWhich: say(
    (subject: string) => `Send again: ${subject}`,
    (subject) => `Enviar de nuevo: ${subject}`,
  ),
  dismiss: say('Dismiss', 'Descartar'),
  dismissWhich: say(
    (subject: string) => `Dismiss: ${subject}`,
    (subject) => `Descartar: ${subject}`,
  ),
  dismissed: say('Dismissed', 'Descartado'),
  goesOutSoon: say('It goes out within a minute', 'Sale en menos de un minuto'),
  writeTo: say(
    (name: string) => `Write to ${name}`,
    (name) => `Escribir a ${name}`,
  ),
  mailTo: say(
    (address: string) => `To ${address}`,
    (address) => `Para ${address}`,
  ),
  addedBelow: say(
    (business: string, phone: string) => `Your name, ${business} and ${phone} are added below.`,
    (business, phone) => `Abajo se agregan su nombre, ${business} y ${phone}.`,
  ),
  send: say('Send', 'Enviar'),
});

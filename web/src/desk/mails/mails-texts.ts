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
  otherState: say('Other', 'Otro'),
  dismissedUnsent: say('Not sent, dismissed', 'Sin enviar, descartado'),
  withdrawn: say('Withdrawn', 'Retirado'),
  facts: say(
    (address: string, when: string) => `To ${address}, ${when}`,
    (address, when) => `Para ${address}, ${when}`,
  ),
  factsOfGone: say(
    (when: string) => `To an address that is gone, ${when}`,
    (when) => `A una dirección que ya no está, ${when}`,
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
    (subject: string, address: string) => `Send again: ${subject}, to ${address}`,
    (subject, address) => `Enviar de nuevo: ${subject}, para ${address}`,
  ),
  dismiss: say('Dismiss', 'Descartar'),
  dismissWhich: say(
    (subject: string, address: string) => `Dismiss: ${subject}, to ${address}`,
    (subject, address) => `Descartar: ${subject}, para ${address}`,
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

import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './mails-texts.en.ts';

export const texts: Translated<typeof english> = {
  mails: 'Correos',
  nouns: 'correos',
  noMailsYet: 'Todavía no hay correos.',
  readIt: 'Leerlo',
  onItsWay: 'En camino',
  waiting: 'En espera',
  sent: 'Enviado',
  notSent: 'Sin enviar',
  dismissedUnsent: 'Sin enviar, descartado',
  facts: (address, when) => `Para ${address}, ${when}`,
  tried: (attempts, next) =>
    attempts === 1 ? `Un intento; el próximo: ${next}.` : `${attempts} intentos; el próximo: ${next}.`,
  didNotGoOut: 'Correos que no salieron',
  openTheClient: 'Abrir el cliente',
  sendAgain: 'Enviar de nuevo',
  sendAgainWhich: (subject) => `Enviar de nuevo: ${subject}`,
  dismiss: 'Descartar',
  dismissWhich: (subject) => `Descartar: ${subject}`,
  dismissed: 'Descartado',
  goesOutSoon: 'Sale en menos de un minuto',
  writeTo: (name) => `Escribir a ${name}`,
  mailTo: (address) => `Para ${address}`,
  subject: 'Asunto',
  message: 'Mensaje',
  addedBelow: (business, phone) => `Abajo se agregan su nombre, ${business} y ${phone}.`,
  send: 'Enviar',
};

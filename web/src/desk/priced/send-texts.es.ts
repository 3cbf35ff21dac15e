import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './send-texts.en.ts';

export const texts: Translated<typeof english> = {
  sendAgain: 'Enviar otra vez',
  sentAgain: 'Enviado otra vez',
  remindNow: 'Enviar recordatorio',
  reminderSent: 'Recordatorio enviado',
  sending: 'Enviando',
  sendThisMail: 'Enviar este correo',
  loadingTheMail: 'Cargando el correo',
  to: 'Para',
  total: 'Total',
  previewTheMail: 'Ver el correo antes',
  writeAChangeOrder: 'Hacer una orden de cambio',
  theClient: 'El cliente',
  sendAnyway: 'Enviar de todos modos',
  question: {
    estimate: '¿Enviar este presupuesto?',
    changeOrder: '¿Enviar esta orden de cambio?',
    invoice: '¿Enviar esta factura?',
  },
  sent: {
    estimate: 'Presupuesto enviado',
    changeOrder: 'Orden de cambio enviada',
    invoice: 'Factura enviada',
  },
  toEmail: (email) => `Para ${email}`,
  send: {
    estimate: 'Enviar el presupuesto',
    changeOrder: 'Enviar la orden de cambio',
    invoice: 'Enviar la factura',
  },
};

import { inLanguages, say } from '@welding/domain/values/language';

export const sendTexts = inLanguages({
  sendAgain: say('Send again', 'Enviar otra vez'),
  sentAgain: say('Sent again', 'Enviado otra vez'),
  remindNow: say('Remind now', 'Enviar recordatorio'),
  reminderSent: say('Reminder sent', 'Recordatorio enviado'),
  sending: say('Sending', 'Enviando'),
  sendThisMail: say('Send this e-mail', 'Enviar este correo'),
  loadingTheMail: say('Loading the e-mail', 'Cargando el correo'),
  to: say('To', 'Para'),
  total: 'Total',
  previewTheMail: say('Preview the e-mail', 'Ver el correo antes'),
  writeAChangeOrder: say('Write a change order', 'Hacer una orden de cambio'),
  theClient: say('The client', 'El cliente'),
  sendAnyway: say('Send anyway', 'Enviar de todos modos'),
  question: {
    estimate: say('Send this estimate?', '¿Enviar este presupuesto?'),
    changeOrder: say('Send this change order?', '¿Enviar esta orden de cambio?'),
    invoice: say('Send this invoice?', '¿Enviar esta factura?'),
  },
  sent: {
    estimate: say('Estimate sent', 'Presupuesto enviado'),
    changeOrder: say('Change order sent', 'Orden de cambio enviada'),
    invoice: say('Invoice sent', 'Factura enviada'),
  },
  toEmail: say(
    (email: string) => `To ${email}`,
    (email) => `Para ${email}`,
  ),
  send: {
    estimate: say('Send estimate', 'Enviar el presupuesto'),
    changeOrder: say('Send change order', 'Enviar la orden de cambio'),
    invoice: say('Send invoice', 'Enviar la factura'),
  },
});

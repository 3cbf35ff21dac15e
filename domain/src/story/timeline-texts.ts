import { inLanguages, plural, say } from '../values/language.ts';

export const timelineTexts = inLanguages({
  jobSteps: {
    requested: say('Requested', 'Solicitado'),
    estimate: say('Estimate', 'Presupuesto'),
    scheduled: say('Scheduled', 'Programado'),
    in_progress: say('In progress', 'En curso'),
    invoiced: say('Invoiced', 'Facturado'),
    paid: say('Paid', 'Pagado'),
  },
  steps: {
    write_estimate: say('Write estimate', 'Escribir presupuesto'),
    send_estimate: say('Send estimate', 'Enviar presupuesto'),
    plan_visit: say('Plan a visit', 'Planear una visita'),
    assign_welder: say('Assign a welder', 'Asignar soldador'),
    write_invoice: say('Write invoice', 'Escribir factura'),
    send_invoice: say('Send invoice', 'Enviar factura'),
    ask_for_payment: say('Ask for payment', 'Pedir el pago'),
    close: say('Complete project', 'Terminar proyecto'),
  },
  you: say('You', 'Usted'),
  asked: say('Asked for a quote', 'Pidió una cotización'),
  projectOpened: say('Opened the project', 'Abrió el proyecto'),
  projectMoves: {
    pending: say('Moved the project back to Pending', 'Regresó el proyecto a «Pendiente»'),
    in_progress: say('Work is in progress', 'El trabajo está en curso'),
    completed: say('Completed the project', 'Terminó el proyecto'),
    cancelled: say('Cancelled the project', 'Canceló el proyecto'),
  },
  photosAdded: say(
    (count: number) => plural(count, 'Added a photo', `Added ${count} photos`),
    (count) => plural(count, 'Agregó una foto', `Agregó ${count} fotos`),
  ),
  wrote: say(
    (paper: string) => `Wrote ${paper}`,
    (paper) => `Escribió: ${paper}`,
  ),
  sent: say(
    (paper: string) => `Sent ${paper}`,
    (paper) => `Envió: ${paper}`,
  ),
  approved: say(
    (paper: string) => `Approved ${paper}`,
    (paper) => `Aprobó: ${paper}`,
  ),
  signedWith: say(
    (paper: string, staff: string) => `Signed ${paper} in person, with ${staff}`,
    (paper, staff) => `Firmó en persona, con ${staff}: ${paper}`,
  ),
  approvedByPhone: say(
    (paper: string, staff: string) => `Approved ${paper} by phone, taken down by ${staff}`,
    (paper, staff) => `Aprobó por teléfono, anotado por ${staff}: ${paper}`,
  ),
  declined: say(
    (paper: string) => `Declined ${paper}`,
    (paper) => `Rechazó: ${paper}`,
  ),
  askedAbout: say(
    (paper: string, text: string) => `Asked about ${paper}: “${text}”`,
    (paper, text) => `Preguntó (${paper}): «${text}»`,
  ),
  answered: say(
    (paper: string, text: string) => `Answered about ${paper}: “${text}”`,
    (paper, text) => `Contestó (${paper}): «${text}»`,
  ),
  because: say(
    (sentence: string, reason: string) => `${sentence}: “${reason}”`,
    (sentence, reason) => `${sentence}: «${reason}»`,
  ),
  visitPlanned: say(
    (title: string, time: string) => `Planned “${title}” for ${time}`,
    (title, time) => `Planeó «${title}» para el ${time}`,
  ),
  visitMoved: say(
    (title: string, time: string) => `Moved “${title}” to ${time}`,
    (title, time) => `Cambió «${title}» al ${time}`,
  ),
  visitCancelled: say(
    (title: string) => `Cancelled “${title}”`,
    (title) => `Canceló «${title}»`,
  ),
  onMyWay: say(
    (title: string) => `Set out for “${title}”`,
    (title) => `Salió hacia «${title}»`,
  ),
  started: say(
    (title: string) => `Started “${title}”`,
    (title) => `Empezó «${title}»`,
  ),
  finished: say(
    (title: string) => `Finished “${title}”`,
    (title) => `Terminó «${title}»`,
  ),
  invoice: say(
    (number: string) => `invoice ${number}`,
    (number) => `factura ${number}`,
  ),
  papers: {
    estimate: say(
      (name: string) => `estimate ${name}`,
      (name) => `presupuesto ${name}`,
    ),
    'change order': say(
      (name: string) => `change order ${name}`,
      (name) => `orden de cambio ${name}`,
    ),
  },
  credited: say(
    (paper: string) => `Credited ${paper}`,
    (paper) => `Acreditó: ${paper}`,
  ),
  voided: say(
    (paper: string) => `Voided ${paper}`,
    (paper) => `Anuló: ${paper}`,
  ),
  paid: {
    deposit: say(
      (method: string) => `Deposit paid: ${method}`,
      (method) => `Anticipo pagado: ${method}`,
    ),
    payment: say(
      (method: string) => `Paid: ${method}`,
      (method) => `Pagado: ${method}`,
    ),
    other: say(
      (method: string) => `Other: ${method}`,
      (method) => `Otro: ${method}`,
    ),
    refund: say(
      (method: string) => `Refunded: ${method}`,
      (method) => `Reembolsado: ${method}`,
    ),
  },
  collected: say(
    (method: string) => `Collected at the visit: ${method}`,
    (method) => `Cobrado en la visita: ${method}`,
  ),
  refunded: say('Refunded', 'Reembolsó'),
  onItsWay: say(
    (method: string) => `On its way: ${method}`,
    (method) => `En camino: ${method}`,
  ),
  bankRefused: say('The bank refused the transfer', 'El banco rechazó la transferencia'),
  paymentFailed: say('Payment did not go through', 'El pago no se realizó'),
  paymentVoided: say('Voided a payment', 'Anuló un pago'),
  bankTookBack: say('The bank took a payment back', 'El banco retiró un pago'),
  bank: say('The bank', 'El banco'),
  mailSent: say(
    (subject: string) => `Email: ${subject}`,
    (subject) => `Correo: ${subject}`,
  ),
  mailFailed: say(
    (subject: string) => `Email not delivered: ${subject}`,
    (subject) => `Correo no entregado: ${subject}`,
  ),
});

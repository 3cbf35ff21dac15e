import { inLanguages, plural, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const visitFormsTexts = inLanguages({
  finishTheVisit: say('Finish the visit', 'Terminar la visita'),
  hoursWorked: say('Hours worked', 'Horas trabajadas'),
  amountToCollect: say('Amount to collect, in dollars', 'Monto por cobrar, en dólares'),
  noteForTheOffice: say('Note for the office', 'Nota para la oficina'),
  clientDoesNotSee: say('The client does not see it.', 'El cliente no la ve.'),
  notYet: say('Not yet', 'Todavía no'),
  mayShow: say('The client agrees to this:', 'El cliente está de acuerdo con esto:'),
  cannotDo: say('Can’t do this job', 'No se puede hacer'),
  why: say('Why can’t you do this job?', '¿Por qué no se puede hacer este trabajo?'),
  whatHappensNow: say('What happens now?', '¿Qué sigue?'),
  anotherTime: say('Another time: the client picks one', 'Otra hora: la elige el cliente'),
  anotherWelder: say('Another welder: the office finds one', 'Otro soldador: lo busca la oficina'),
  cancelTheVisit: say('Cancel the visit', 'Cancelar la visita'),
  send: say('Send', 'Enviar'),
  keepIt: say('Keep it', 'Conservarla'),
});

export const collectFormTexts = inLanguages({
  amount: say('Amount', 'Monto'),
  paidBy: say('Paid by', 'Forma de pago'),
  cash: say('Cash', 'Efectivo'),
  check: say('Check', 'Cheque'),
  checkNumber: say('Check number', 'Número de cheque'),
  optional: say('Optional.', 'Opcional.'),
  gotIt: say('Got it', 'Ya lo recibí'),
  gotInCash: say(
    (amount: string) => `Got ${amount} in cash`,
    (amount) => `Recibí ${amount} en efectivo`,
  ),
  gotByCheck: say(
    (amount: string) => `Got ${amount} by check`,
    (amount) => `Recibí ${amount} en cheque`,
  ),
  saving: say('Saving', 'Guardando'),
  collected: say(
    (amount: string) => `${amount} collected`,
    (amount) => `${amount} cobrados`,
  ),
  receiptIsMailed: say('The client gets the receipt by email.', 'El recibo le llega al cliente por correo.'),
  byCard: say('By card, on the client’s phone', 'Con tarjeta, en el teléfono del cliente'),
  makesAnInvoice: say(
    (amount: string, papers: string) => `This makes and emails an invoice of ${amount} for ${papers}.`,
    (amount, papers) => `Así se hace y se envía una factura de ${amount} por ${papers}.`,
  ),
  makesOneOfAll: say(
    'Without an open invoice this makes and emails one for everything that was agreed.',
    'Si no hay una factura abierta, se hace y se envía una por todo lo acordado.',
  ),
  visitsLeft: say(
    (count: number) =>
      plural(
        count,
        '1 more visit of this job is still planned.',
        `${count} more visits of this job are still planned.`,
      ),
    (count) =>
      plural(
        count,
        'Todavía hay 1 visita más planeada para este trabajo.',
        `Todavía hay ${count} visitas más planeadas para este trabajo.`,
      ),
  ),
  makeTheInvoice: say('Make the invoice', 'Hacer la factura'),
  invoice: say(
    (number: string) => `Invoice ${number}`,
    (number) => `Factura ${number}`,
  ),
  invoiceToPay: say(
    (number: string, total: string, due: string) => `Invoice ${number}: ${total}. To pay: ${due}.`,
    (number, total, due) => `Factura ${number}: ${total}. Por pagar: ${due}.`,
  ),
  pointCamera: say(
    'The client points their camera here. The invoice is in their email, too.',
    'El cliente apunta aquí con su cámara. La factura también está en su correo.',
  ),
  textTheLink: say('Text the link', 'Enviar el enlace por mensaje'),
  noSignal: say(
    'There is no signal. Take cash or a check, or try again later.',
    'No hay señal. Cobre en efectivo o con cheque, o inténtelo más tarde.',
  ),
  qrCode: say('QR code of the link below', 'Código QR del enlace de abajo'),
});

export const undoTapTexts = inLanguages({
  taps: {
    'on-my-way': say('On my way', 'En camino'),
    start: say('Started', 'Empezada'),
    finish: say('Finished', 'Terminada'),
    cancel: say('Cancelled', 'Cancelada'),
    'cannot-do': say('Told the office', 'Se avisó a la oficina'),
    collect: say('Payment collected', 'Pago cobrado'),
  },
  soonTold: say('We tell the client in a few seconds.', 'Le avisamos al cliente en unos segundos.'),
  undo: say('Undo', 'Deshacer'),
  notUndone: say('Not undone', 'No se deshizo'),
  phoneIsFull: say(
    'This phone could not save it. Free up some space and tap Undo again.',
    'Este teléfono no lo pudo guardar. Libere espacio y toque Deshacer otra vez.',
  ),
});

export const returnedTexts = inLanguages({
  notAccepted: say('Not accepted', 'No se aceptó'),
  paymentNotRecorded: say('Payment not recorded', 'Pago no registrado'),
  photosNotAccepted: say('Photos not accepted', 'Fotos no aceptadas'),
  collectedAt: say(
    (amount: ReactNode, visit: string) => (
      <>
        {amount}, collected at {visit}
      </>
    ),
    (amount, visit) => (
      <>
        {amount}, cobrado en: {visit}
      </>
    ),
  ),
  taps: {
    'on-my-way': say('On my way', 'Voy en camino'),
    start: say('Start', 'Empezar'),
    finish: say('Finish', 'Terminar'),
    cancel: say('Cancel', 'Cancelar'),
    'cannot-do': say('Can’t do this job', 'No se puede hacer'),
    'take-back': say('Undo', 'Deshacer'),
  },
  hoursToCollect: say(
    (worked: string, collect: string) => `${worked}, ${collect} to collect`,
    (worked, collect) => `${worked}, ${collect} por cobrar`,
  ),
});

export const calendarFeedTexts = inLanguages({
  title: say("In your phone's calendar", 'En el calendario de su teléfono'),
  about: say(
    'Your visits as a calendar to subscribe to. Anyone with the link sees your visits: don’t share it.',
    'Sus visitas como un calendario al que se puede suscribir. Quien tenga el enlace ve sus visitas: no lo comparta.',
  ),
  showTheAddress: say('Show the address', 'Mostrar la dirección'),
  secretAddress: say('Secret address', 'Dirección secreta'),
  copy: say('Copy', 'Copiar'),
  addressCopied: say('Address copied', 'Dirección copiada'),
  notCopied: say('Not copied', 'No se copió'),
  copyByHand: say('Please select the address and copy it.', 'Seleccione la dirección y cópiela.'),
  openInTheCalendar: say('Open in the calendar', 'Abrir en el calendario'),
  newAddress: say('New address', 'Dirección nueva'),
  oldIsGone: say('The old one no longer works.', 'La anterior ya no funciona.'),
  makeANewLink: say('Make a new link?', '¿Crear un enlace nuevo?'),
  calendarsStop: say(
    'Calendars that use the old one stop showing your visits until they get the new one.',
    'Los calendarios con el enlace anterior dejan de mostrar sus visitas hasta que reciban el nuevo.',
  ),
  makeANewOne: say('Make a new one', 'Crear uno nuevo'),
  keepIt: say('Keep it', 'Conservarlo'),
});

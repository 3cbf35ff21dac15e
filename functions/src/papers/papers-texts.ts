import { inLanguages, say } from '@welding/domain/values/language';

export const papersTexts = inLanguages({
  unreadable: say(
    'We can’t show this paper right now. Please call us',
    'No podemos mostrar este documento en este momento. Llámenos, por favor',
  ),
  whatWasPaid: {
    invoice: say(
      (name: string) => `invoice ${name}`,
      (name) => `factura ${name}`,
    ),
    estimate: say(
      (name: string) => `estimate ${name}`,
      (name) => `presupuesto ${name}`,
    ),
  },
  description: say('Description', 'Descripción'),
  quantity: say('Quantity', 'Cantidad'),
  price: say('Price', 'Precio'),
  amount: say('Amount', 'Importe'),
  /** After the kind of a line: Material, taxed. */
  taxed: say('taxed', 'con impuesto'),
  signatureOf: say(
    (name: string) => `Signature of ${name}`,
    (name) => `Firma de ${name}`,
  ),
  changeOrder: say('Change order', 'Orden de cambio'),
  estimate: say('Estimate', 'Presupuesto'),
  validUntil: say('Valid until', 'Vigente hasta'),
  for: say('For', 'Para'),
  howToApprove: say('How to approve it', 'Cómo aprobar'),
  changedAfterApproval: say('Changed after it was approved', 'Se modificó después de aprobarse'),
  replaced: say('Replaced by a newer version', 'Hay una versión nueva'),
  expired: say('Expired', 'Ya venció'),
  draft: say('Draft', 'Borrador'),
  sealBroken: say(
    'The seal is broken: what is shown above is not what was signed.',
    'El sello está roto: lo de arriba no es lo que se firmó.',
  ),
  approvedBy: say('Approved by', 'Aprobación'),
  pamphlet: say(
    (pamphletName: string, pamphletUrl: string) =>
      `The pamphlet, in the words of the law: ${pamphletName}, ${pamphletUrl}`,
    (pamphletName, pamphletUrl) =>
      `El folleto, con las palabras de la ley, en inglés: ${pamphletName}, ${pamphletUrl}`,
  ),
  signInPortal: say(
    (portal: string) =>
      `Sign it with the link in our email or in your portal, or ask us something first: ${portal}`,
    (portal) => `Firme con el enlace de nuestro correo o en su portal, o pregúntenos algo antes: ${portal}`,
  ),
  seal: say(
    (contentHash: string) => `The seal, SHA-256 of what was signed: ${contentHash}`,
    (contentHash) => `El sello, SHA-256 de lo que se firmó: ${contentHash}`,
  ),
  signedAt: say(
    (chicagoDateTime: string) => `Signed electronically on ${chicagoDateTime}, Chicago time.`,
    (time) => `Firma electrónica: ${time}, hora de Chicago.`,
  ),
  receiptFile: say(
    (slice: string) => `Receipt ${slice}.pdf`,
    (day) => `Recibo ${day}.pdf`,
  ),
  invoice: say('Invoice', 'Factura'),
  reasonVoided: say('Reason voided', 'Motivo de la anulación'),
  creditNotes: say('Credit notes', 'Notas de crédito'),
  howToPay: say('How to pay', 'Cómo pagar'),
  paidInFull: say('Paid in full', 'Pagada por completo'),
  void: say('Void', 'Anulada'),
  overdue: say('Overdue', 'Vencida'),
  payByCard: say(
    (portal: string) => `By card, with the link in our email or in your portal: ${portal}`,
    (portal) => `Con tarjeta, con el enlace de nuestro correo o en su portal: ${portal}`,
  ),
  payByCheck: say(
    (name: string, address: string, number: string) =>
      `By check to ${name}, ${address}, with ${number} on it; or in cash to our welder.`,
    (name, address, number) =>
      `Con cheque a nombre de ${name}, ${address}, con el número ${number}; o en efectivo a quien vaya a hacer el trabajo.`,
  ),
  deposit: say('Deposit', 'Anticipo'),
  payment: say('Payment', 'Pago'),
  receipt: say('Receipt', 'Recibo'),
  paidOn: say('Paid on', 'Fecha de pago'),
  paid: say('Paid', 'Pagado'),
  partlyRefunded: say('Partly refunded', 'Reembolsado en parte'),
  refunded: say('Refunded', 'Reembolsado'),
  receivedFrom: say('Received from', 'Recibido de'),
  receivedBy: say('Received by', 'Recibido por'),
  received: say('Received', 'Recibido'),
  takenBack: say('Taken back by the bank', 'Retirado por el banco'),
  kept: say('Kept', 'Queda'),
  thisProject: say('This project', 'Este proyecto'),
  reference: say(
    (method: string, reference: string) => `${method} · Reference ${reference}`,
    (method, reference) => `${method} · Referencia ${reference}`,
  ),
  paidFor: say(
    (what: string, paidFor: string) => `${what} for ${paidFor}`,
    (what, paidFor) => `${what} de ${paidFor}`,
  ),
  stillToPay: say(
    (day: string, cents: string) => `As of ${day}, ${cents} is still to be paid for this project.`,
    (day, amount) => `Hasta el ${day} faltan por pagar ${amount} de este proyecto.`,
  ),
  paidTooMuch: say(
    (day: string, cents: string) => `As of ${day}, ${cents} more than the price was paid for this project.`,
    (day, amount) => `Hasta el ${day} se pagaron ${amount} más que el precio de este proyecto.`,
  ),
  nothingDue: say(
    (day: string) => `As of ${day}, nothing is due for this project. Thank you.`,
    (day) => `Hasta el ${day} no se debe nada de este proyecto. Gracias.`,
  ),
  pageOf: say(
    (value: number, count: number) => `Page ${value} of ${count}`,
    (page, count) => `Página ${page} de ${count}`,
  ),
  // Without gender, so that it fits both "el presupuesto" and "la orden de cambio".
  approved: say(
    (day: string) => `Approved ${day}`,
    (day) => (day ? `Se aprobó el ${day}` : 'Se aprobó'),
  ),
  declined: say(
    (day: string) => `Declined ${day}`,
    (day) => (day ? `Se rechazó el ${day}` : 'Se rechazó'),
  ),
});

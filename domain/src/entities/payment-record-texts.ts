import { inLanguages, say } from '../values/language.ts';

export const paymentRecordTexts = inLanguages({
  messages: {
    projectRequired: say('Project is required', 'Elija un proyecto'),
    byCard: say(
      'Only Stripe can change a card payment. Refund it instead',
      'Un pago con tarjeta solo lo cambia Stripe. Reembólselo',
    ),
    alreadyVoid: say('This payment is already void', 'Este pago ya está anulado'),
    partlyRefunded: say(
      'Some of this payment was refunded. Refund the rest instead',
      'Una parte de este pago se reembolsó. Corresponde reembolsar el resto',
    ),
    reasonRequired: say('Reason is required to void a payment', 'Indique el motivo para anular un pago'),
    refundReasonRequired: say('Reason is required for a refund', 'Indique el motivo del reembolso'),
    notArrived: say(
      'This payment has not arrived, so there is nothing to refund',
      'Este pago no ha llegado, así que no hay nada que reembolsar',
    ),
    refundTooMuch: say(
      'This is more than what is left of this payment',
      'Es más de lo que queda de este pago',
    ),
    refundAmount: say('Amount must be at least $0.01', 'El monto debe ser de $0.01 como mínimo'),
    refundRefused: say(
      'Stripe refused this refund. Please look at the payment in Stripe',
      'Stripe rechazó este reembolso. Revise el pago en Stripe',
    ),
    underWay: say(
      'A payment for this was just made. Please wait a moment and look again',
      'Se acaba de hacer un pago de esto. Espere un momento y revise de nuevo',
    ),
    onItsWay: say(
      'A payment for this is already on its way. Pay only what is left after it',
      'Ya hay un pago de esto en camino. Pague solo lo que quede después',
    ),
    disputed: say(
      'The bank has taken this money back over a dispute. Answer the dispute in Stripe',
      'El banco retiró este dinero por una disputa. Conteste la disputa en Stripe',
    ),
    noRefundCameBack: say(
      'No refund of this payment came back, so refund it the way it was paid',
      'Ningún reembolso de este pago regresó, así que se devuelve por donde llegó',
    ),
    otherProject: say('This invoice belongs to another project', 'Esta factura es de otro proyecto'),
    invoiceNotOpen: say(
      'This invoice can’t take a payment: it is void, or not sent yet',
      'Esta factura no recibe pagos: está anulada o no se ha enviado',
    ),
    assigned: say('This payment already belongs to a client', 'Este pago ya es de un cliente'),
    invoiceOrProject: say(
      'Say which invoice, or which client and project, was paid',
      'Diga qué factura, o qué cliente y proyecto, se pagó',
    ),
  },
  methods: {
    cash: say('Cash', 'Efectivo'),
    check: say('Check', 'Cheque'),
    other: say('Other', 'Otro'),
  },
  dateReceived: say('Date received', 'Fecha en que se recibió'),
  note: say('Note', 'Nota'),
  reason: say('Reason', 'Motivo'),
  method: say('Method must be cash, check or other', 'La forma de pago debe ser efectivo, cheque u otra'),
  card: say('Card', 'Tarjeta'),
  bankTransfer: say('Bank transfer', 'Transferencia bancaria'),
  clientRequired: say('Client is required', 'Elija un cliente'),
  lowerBill: say('Lower bill', 'Bajar la cuenta'),
  noAddress: say('The address is not valid', 'La dirección no es válida'),
  deposit: say(
    (label: string) => `${label}, deposit`,
    (label) => `${label}, anticipo`,
  ),
  refund: say(
    (label: string) => `${label}, paid back`,
    (label) => `${label}, reembolso`,
  ),
});

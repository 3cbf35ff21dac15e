import type { Translated } from '../values/language.ts';
import type { texts as english } from './payment-record-texts.en.ts';

export const texts: Translated<typeof english> = {
  messages: {
    projectRequired: 'Elija un proyecto',
    byCard: 'Un pago con tarjeta solo lo cambia Stripe. Reembólselo',
    alreadyVoid: 'Este pago ya está anulado',
    reasonRequired: 'Indique el motivo para anular un pago',
    refundReasonRequired: 'Indique el motivo del reembolso',
    notArrived: 'Este pago no ha llegado, así que no hay nada que reembolsar',
    refundTooMuch: 'Es más de lo que queda de este pago',
    refundAmount: 'El monto debe ser de $0.01 como mínimo',
    refundRefused: 'Stripe rechazó este reembolso. Revise el pago en Stripe',
    underWay: 'Se acaba de hacer un pago de esto. Espere un momento y revise de nuevo',
    disputed: 'El banco retiró este dinero por una disputa. Conteste la disputa en Stripe',
    noRefundCameBack: 'Ningún reembolso de este pago regresó, así que se devuelve por donde llegó',
    otherProject: 'Esta factura es de otro proyecto',
    invoiceNotOpen: 'Esta factura no recibe pagos: está anulada o no se ha enviado',
    assigned: 'Este pago ya es de un cliente',
    invoiceOrProject: 'Diga qué factura, o qué cliente y proyecto, se pagó',
  },
  methods: { cash: 'Efectivo', check: 'Cheque', other: 'Otro' },
  dateReceived: 'Fecha en que se recibió',
  note: 'Nota',
  reason: 'Motivo',
  method: 'La forma de pago debe ser efectivo, cheque u otra',
  card: 'Tarjeta',
  clientRequired: 'Elija un cliente',
  lowerBill: 'Bajar la cuenta',
  noAddress: 'La dirección no es válida',
  deposit: (label) => `${label}, anticipo`,
  refund: (label) => `${label}, reembolso`,
};

import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './invoice-mails-texts.en.ts';

export const texts: Translated<typeof english> = {
  invoice: 'Factura',
  for: 'Para',
  total: 'Total',
  paid: 'Pagado',
  toPay: 'Por pagar',
  due: 'Vence',
  hereIsYourInvoice: 'Gracias por su preferencia. Aquí está su factura.',
  seeAndPay: 'Ver y pagar su factura',
  reachesCardSoon: 'Debe llegar a su tarjeta en unos días.',
  asWeAgreed: 'Como acordamos.',
  refundedToCard:
    'Devolvimos el dinero a la tarjeta con la que pagó. Los bancos tardan de cinco a diez días en mostrarlo.',
  refundedByHand: 'Le entregamos este dinero en persona.',
  notOwedAgain: 'Usted ya no debe esta cantidad.',
  refunded: 'Reembolsado',
  ofYourPaymentOf: 'De su pago de',
  reference: 'Referencia',
  seeYourPayments: 'Ver sus pagos',
  otherWaysToPay: (name, address) =>
    `También puede pagar con cheque a nombre de ${name}, ${address}, o en efectivo. La factura va adjunta en PDF.`,
  subject: (number, balance) => `Su factura ${number}: ${balance} por pagar`,
  dueOn: (dueDate) => `Vence el ${dueDate}.`,
  heading: (number) => `Su factura ${number}`,
  reminderSubject: (number, balance) => `Recordatorio: factura ${number}, ${balance} por pagar`,
  wasDueOn: (dueDate) => `Venció el ${dueDate}.`,
  stillOpen: (number) => `La factura ${number} sigue pendiente`,
  isDueOn: (dueDate) => `Esta factura vence el ${dueDate}.`,
  weRefunded: (amount) => `Le reembolsamos ${amount}`,
  owedAgain: (owedAgain) => `El total de su cuenta no cambia, así que vuelve a deber ${owedAgain}.`,
  ifPaymentIsOnItsWay: 'Si su pago ya va en camino, gracias, y no haga caso de este correo.',
  wasDueDaysAgo: (days) => `Esta factura venció hace ${days === 1 ? 'un día' : `${days} días`}.`,
};

import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './invoice-mails-texts.en.ts';

export const texts: Translated<typeof english> = {
  invoice: 'Factura',
  for: 'Para',
  total: 'Total',
  paid: 'Pagado',
  toPay: 'Por pagar',
  due: 'Vence',
  thankYouForYourBusiness: 'Gracias por su preferencia. Aquí está su factura.',
  seeAndPayYourInvoice: 'Ver y pagar su factura',
  itShouldReachYourCard: 'Debe llegar a su tarjeta en unos días.',
  asWeAgreed: 'Como acordamos.',
  weSentTheMoneyBack:
    'Devolvimos el dinero a la tarjeta con la que pagó. Los bancos tardan de cinco a diez días en mostrarlo.',
  weHandedThisMoneyBack: 'Le entregamos este dinero en persona.',
  youDontOweThisAmount: 'Usted ya no debe esta cantidad.',
  refunded: 'Reembolsado',
  ofYourPaymentOf: 'De su pago de',
  reference: 'Referencia',
  seeYourPayments: 'Ver sus pagos',
  youCanAlsoPayBy: (name, address) =>
    `También puede pagar con cheque a nombre de ${name}, ${address}, o en efectivo. La factura va adjunta en PDF.`,
  yourInvoiceToPay: (number, balance) => `Su factura ${number}: ${balance} por pagar`,
  due2: (dueDate) => `Vence el ${dueDate}.`,
  yourInvoice: (number) => `Su factura ${number}`,
  reminderInvoiceToPay: (number, balance) => `Recordatorio: factura ${number}, ${balance} por pagar`,
  itWasDue: (dueDate) => `Venció el ${dueDate}.`,
  invoiceIsStillOpen: (number) => `La factura ${number} sigue pendiente`,
  thisInvoiceIsDue: (dueDate) => `Esta factura vence el ${dueDate}.`,
  weRefunded: (amount) => `Le reembolsamos ${amount}`,
  yourBillStaysTheSame: (owedAgain) =>
    `El total de su cuenta no cambia, así que vuelve a deber ${owedAgain}.`,
  ifYourPaymentIsOn: 'Si su pago ya va en camino, gracias, y no haga caso de este correo.',
  wasDue: (days) => `Esta factura venció hace ${days === 1 ? 'un día' : `${days} días`}.`,
};

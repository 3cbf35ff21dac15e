import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const paymentsTexts = inLanguages({
  paid: say('Paid', 'Pagado'),
  invoiced: say('Invoiced', 'Facturado'),
  finalCost: say('Final cost', 'Costo final'),
  agreed: say('Agreed', 'Acordado'),
  estimate: say('Estimate', 'Presupuesto'),
  price: say('Price', 'Precio'),
  notSet: say('Not set yet', 'Sin fijar'),
  paidAhead: say('Paid ahead', 'Pagado por adelantado'),
  paidTooMuch: say('Overpaid', 'Pagado de más'),
  balance: say('Balance', 'Saldo'),
  amount: say('Amount', 'Monto'),
  dateReceived: say('Date received', 'Fecha en que se recibió'),
  note: say('Note', 'Nota'),
  reason: say('Reason', 'Motivo'),
  atMost: say(
    (most: string) => `At most ${most}.`,
    (most) => `Máximo ${most}.`,
  ),
  cameWithoutPurpose: say(
    (dollars: string) => `${dollars} came in without saying what it’s for.`,
    (dollars) => `Llegaron ${dollars} sin decir para qué son.`,
  ),
  whosePaymentIsThis: say('Whose payment is this?', '¿De quién es este pago?'),
  chooseProjectFirst: say('Choose a project first', 'Primero elija un proyecto'),
  countsFor: say(
    (dollars: string, title: string) => `${dollars} counts toward ${title}`,
    (dollars, title) => `${dollars} cuentan para ${title}`,
  ),
  countItFor: say(
    (title: string) => `Count it toward ${title}`,
    (title) => `Contarlo para ${title}`,
  ),
  assign: say('Assign', 'Asignar'),
  refund: say('Refund', 'Reembolsar'),
  voidIt: say('Void', 'Anular'),
  tooManyPayments: say(
    'More payments than this page can add up. Download the payments as CSV.',
    'Hay más pagos de los que esta página puede sumar. Descargue los pagos en CSV.',
  ),
  recordAPayment: say('Record a payment', 'Registrar un pago'),
  nothingPaid: say('Nothing has been paid yet.', 'Todavía no se ha pagado nada.'),
  payments: say('Payments', 'Pagos'),
  theInvoicesAre: say('The invoices are', 'Las facturas'),
  receipt: say('Receipt', 'Recibo'),
  forTitle: say(
    (title: string) => `For ${title}`,
    (title) => `Para ${title}`,
  ),
  howItCame: say('Paid by', 'Forma de pago'),
  recordPayment: say('Record payment', 'Registrar el pago'),
  noteHint: say(
    'A check number, for example. The client can see it. Optional.',
    'Un número de cheque, por ejemplo. El cliente puede verla. Opcional.',
  ),
  recorded: say(
    (amount: string) => `${amount} recorded`,
    (amount) => `${amount} registrados`,
  ),
  voidExplained: say(
    (dollars: string) =>
      `${dollars} won’t count. It stays in the lists as void; record it again if only the amount was wrong. A client who got the receipt is told by e-mail that it doesn’t count.`,
    (dollars) =>
      `Los ${dollars} dejarán de contar. El pago queda en las listas como anulado; si solo el monto estaba mal, regístrelo otra vez. Al cliente que tenga el recibo se le avisa por correo que no cuenta.`,
  ),
  voidAPayment: say('Void a payment', 'Anular un pago'),
  keptInTheHistory: say('Kept in the history.', 'Queda en el historial.'),
  voidPayment: say('Void payment', 'Anular el pago'),
  ofPaid: say(
    (paid: ReactNode) => <>of {paid}</>,
    (paid) => <>de {paid}</>,
  ),
  nounPayments: say('payments', 'pagos'),
});

import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const deskPaymentsTexts = inLanguages({
  paid: say('Paid', 'Pagado'),
  invoiced: say('Invoiced', 'Facturado'),
  finalCost: say('Final cost', 'Costo final'),
  agreed: say('Agreed', 'Acordado'),
  estimate: say('Estimate', 'Presupuesto'),
  price: say('Price', 'Precio'),
  notSet: say('Not set yet', 'Sin fijar'),
  paidAhead: say('Credit', 'Saldo a favor'),
  paidTooMuch: say('Overpaid', 'Pagado de más'),
  balance: say('Balance', 'Saldo'),
  onItsWay: say('On its way', 'En camino'),
  amount: say('Amount', 'Monto'),
  dateReceived: say('Date received', 'Fecha en que se recibió'),
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
  undo: say('Undo', 'Deshacer'),
  notUndone: say('Not undone', 'No se deshizo'),
  refund: say('Refund', 'Reembolsar'),
  voidIt: say('Void', 'Anular'),
  recordAPayment: say('Record a payment', 'Registrar un pago'),
  payments: say('Payments', 'Pagos'),
  invoices: say('Invoices', 'Facturas'),
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
      `${dollars} won’t count. It stays in the lists as void; record it again if only the amount was wrong. A client who got the receipt is told by email that it doesn’t count.`,
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

export const refundTexts = inLanguages({
  cameTooMuch: say(
    (dollars: string) => `${dollars} more came in than is owed.`,
    (dollars) => `Llegaron ${dollars} más de lo que se debe.`,
  ),
  bankSentBack: say(
    (dollars: string) => `The bank sent ${dollars} back, as it does when a card has expired.`,
    (dollars) => `El banco devolvió ${dollars}, como pasa cuando una tarjeta está vencida.`,
  ),
  refund: say('Refund', 'Reembolsar'),
  theRefund: say('the refund', 'el reembolso'),
  howRefunded: say('How you’re refunding it', 'Cómo se reembolsa'),
  backToTheCard: say('Back to the card', 'De vuelta a la tarjeta'),
  backToTheBank: say('Back to the bank account', 'De vuelta a la cuenta bancaria'),
  keptInTheHistory: say('Kept in the history.', 'Queda en el historial.'),
  stripeSendsBack: say(
    'Stripe sends it back to the card; that takes the bank a few days. Stripe keeps its fee.',
    'Stripe lo devuelve a la tarjeta; el banco tarda unos días. Stripe se queda con su comisión.',
  ),
  stripeSendsToBank: say(
    'Stripe sends it back to the bank account; that takes five to ten days. Stripe keeps its fee.',
    'Stripe lo devuelve a la cuenta bancaria; tarda de cinco a diez días. Stripe se queda con su comisión.',
  ),
  giveBackYourself: say(
    'Pay it back yourself: this records that you did.',
    'El dinero lo entrega usted: aquí solo queda registrado.',
  ),
  refunded: say(
    (dollars: string) => `${dollars} refunded`,
    (dollars) => `${dollars} reembolsados`,
  ),
  noProject: say(
    'This payment belongs to no project yet, so no bill changes.',
    'Este pago todavía no es de ningún proyecto, así que no cambia ninguna cuenta.',
  ),
  billLowered: say('Lower the bill by the same amount', 'Bajar la cuenta por el mismo monto'),
  billStays: say(
    'Keep the bill as it is: the client owes it again',
    'La cuenta no cambia y el cliente lo debe otra vez',
  ),
  meaningForBill: say('What it means for the bill', 'Qué significa para la cuenta'),
  loadingTheBalance: say('Loading the balance…', 'Cargando el saldo…'),
  balanceWhenOnline: say(
    "The balance after this shows when you're back online.",
    'El saldo que queda se verá cuando vuelva la conexión.',
  ),
  balanceUnknown: say(
    'The balance after this can’t be worked out here. Check the project afterward.',
    'Aquí no se puede calcular el saldo que queda. Revise después el proyecto.',
  ),
  noInvoiceYet: say(
    'There is no invoice yet, so there is no bill to lower.',
    'Todavía no hay factura, así que no hay cuenta que bajar.',
  ),
  depositNotAskedAgain: say('The deposit is not asked for again.', 'El anticipo no se vuelve a pedir.'),
  stillPaidTooMuch: say(
    (cents: string) => `After this the client has still overpaid by ${cents}.`,
    (cents) => `Después de esto, el cliente todavía pagó ${cents} de más.`,
  ),
  balanceAfterThis: say(
    (left: string) => `Balance after this: ${left}`,
    (left) => `Saldo después de esto: ${left}`,
  ),
  priceStays: say(
    (costCents: string) => `The price of the job stays ${costCents}.`,
    (costCents) => `El precio del trabajo sigue en ${costCents}.`,
  ),
  cashIsStillWith: say(
    (name: string) =>
      `${name} still has the cash and will have that much less to hand over. Refunding it out of other cash? Record first that it was handed over.`,
    (name) =>
      `El efectivo todavía lo tiene ${name}, y entonces le toca entregar esa cantidad menos. ¿Se reembolsa con otro efectivo? Anote primero que ya lo entregó.`,
  ),
});

export const paymentStateTexts = inLanguages({
  failed: say('Failed', 'Fallido'),
  onItsWay: say('On its way', 'En camino'),
  refused: say(
    (reason: string) => `Refused by the bank. ${reason}`,
    (reason) => `El banco lo rechazó. ${reason}`,
  ),
  underReview: say(
    'Disputed: the bank is reviewing our answer',
    'En disputa: el banco revisa nuestra respuesta',
  ),
  canceled: say('Cancelled', 'Cancelado'),
  void: say('Void', 'Anulado'),
  takenBack: say(
    (withdrawnAmount: string) => `Taken back by the bank: ${withdrawnAmount}`,
    (withdrawnAmount) => `El banco lo retiró: ${withdrawnAmount}`,
  ),
  refunded: say(
    (backCents: string) => `Refunded: ${backCents}`,
    (backCents) => `Reembolsado: ${backCents}`,
  ),
  owedAgain: say(
    (owedCents: string) => `Owed again: ${owedCents}`,
    (owedCents) => `De eso se debe otra vez: ${owedCents}`,
  ),
  refundCameBack: say(
    (refundFailedAmount: string) => `A refund came back from the bank: ${refundFailedAmount}`,
    (refundFailedAmount) => `Un reembolso regresó del banco: ${refundFailedAmount}`,
  ),
  answerBank: say('Disputed: answer the bank in Stripe', 'En disputa: responda al banco en Stripe'),
  answerBankUntil: say(
    (time: string) => `Disputed: answer the bank in Stripe until ${time}`,
    (time) => `En disputa: responda al banco en Stripe antes del ${time}`,
  ),
  atStripe: say(
    (chicagoDateTime: string, id: string) =>
      `${chicagoDateTime} · ${id} at Stripe. It will be recorded automatically within six hours of the fix.`,
    (chicagoDateTime, id) =>
      `${chicagoDateTime} · ${id} en Stripe. Se registra solo dentro de las seis horas después de corregirlo.`,
  ),
  notRecorded: say('Payments that could not be recorded', 'Pagos que no se pudieron registrar'),
});

export const carriedTexts = inLanguages({
  payments: say('payments', 'pagos'),
  with: say(
    (name: string, cents: string) => `With ${name}: ${cents}`,
    (name, cents) => `Lo tiene ${name}: ${cents}`,
  ),
  takenBack: say(
    (client: string, collector: string) => `${client}, collected by ${collector}`,
    (client, collector) => `${client}, cobrado por ${collector}`,
  ),
  partRefunded: say(
    (cents: string, dollars: string) => `${cents} of ${dollars} refunded`,
    (cents, dollars) => `${cents} de ${dollars} reembolsados`,
  ),
  youHaveCheck: say(
    (amount: string, from: string) =>
      `You have the ${amount} check from ${from}. The history says so in your name.`,
    (amount, from) =>
      `Usted tiene el cheque de ${amount} que recibió ${from}. Así queda en el historial, a su nombre.`,
  ),
  youHaveCash: say(
    (amount: string, from: string) =>
      `You have the ${amount} in cash from ${from}. The history says so in your name.`,
    (amount, from) =>
      `Usted tiene los ${amount} en efectivo que recibió ${from}. Así queda en el historial, a su nombre.`,
  ),
  yesIHaveIt: say('Yes, I have it', 'Sí, lo tengo'),
  handedOver: say('Handed over', 'Entregado'),
  handedOverQuestion: say('Handed over?', '¿Ya se entregó?'),
  nowHandedOver: say(
    (amount: string) => `${amount} handed over`,
    (amount) => `${amount} entregados`,
  ),
  noLongerWith: say(
    (from: string) => `It is no longer with ${from}.`,
    (from) => `Ya no lo tiene ${from}.`,
  ),
  amountOfFrom: say(
    (amount: string, of: string, from: string) => `${amount} of ${of} from ${from}`,
    (amount, of, from) => `${amount} de ${of}, de parte de ${from}`,
  ),
});

export const takeBackTexts = inLanguages({
  takeBack: say('Take back', 'Deshacer el cobro'),
  takeBackQuestion: say('Take this collection back?', '¿Deshacer este cobro?'),
  amountOf: say(
    (amount: string, client: string) => `${amount} from ${client}`,
    (amount, client) => `${amount} de ${client}`,
  ),
  loadingTheForm: say('Loading the form', 'Cargando el formulario'),
  keptInTheHistory: say('Kept in the history.', 'Queda en el historial.'),
  takeItBack: say('Take it back', 'Deshacer el cobro'),
  explained: say(
    (amount: string, from: string) =>
      `The ${amount} from ${from} won’t count and can be collected again. If the client has the receipt, we tell them that it doesn’t count.`,
    (amount, from) =>
      `Los ${amount} que cobró ${from} dejarán de contar y se podrán cobrar otra vez. Si el cliente tiene el recibo, le avisamos que ya no cuenta.`,
  ),
  theVisit: say('the visit', 'alguien en la visita'),
  collectedHere: say('Collected here', 'Cobrado aquí'),
});

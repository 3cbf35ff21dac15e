import { inLanguages, say } from '@welding/domain/values/language';

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
  whatWasCollectedHere: say('What was collected here is', 'Lo que se cobró aquí'),
});

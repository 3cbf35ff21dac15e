import { inLanguages, say } from '@welding/domain/values/language';

export const paymentStateTexts = inLanguages({
  failed: say('Failed', 'Fallido'),
  withTheBank: say('With the bank', 'En proceso en el banco'),
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

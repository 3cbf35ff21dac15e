import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './payment-state-texts.en.ts';

export const texts: Translated<typeof english> = {
  failed: 'Fallido',
  withTheBank: 'En proceso en el banco',
  underReview: 'En disputa: el banco revisa nuestra respuesta',
  canceled: 'Cancelado',
  void: 'Anulado',
  takenBack: (withdrawnAmount) => `El banco lo retiró: ${withdrawnAmount}`,
  refunded: (backCents) => `Reembolsado: ${backCents}`,
  owedAgain: (owedCents) => `De eso se debe otra vez: ${owedCents}`,
  refundCameBack: (refundFailedAmount) => `Un reembolso regresó del banco: ${refundFailedAmount}`,
  answerBank: 'En disputa: responda al banco en Stripe',
  answerBankUntil: (time) => `En disputa: responda al banco en Stripe antes del ${time}`,
  atStripe: (chicagoDateTime, id) =>
    `${chicagoDateTime} · ${id} en Stripe. Se registra solo dentro de las seis horas después de corregirlo.`,
  notRecorded: 'Pagos que no se pudieron registrar',
};

export const texts = {
  failed: 'Failed',
  withTheBank: 'With the bank',
  underReview: 'Disputed: the bank is reviewing our answer',
  canceled: 'Cancelled',
  void: 'Void',
  takenBack: (withdrawnAmount: string) => `Taken back by the bank: ${withdrawnAmount}`,
  refunded: (backCents: string) => `Refunded: ${backCents}`,
  owedAgain: (owedCents: string) => `Owed again: ${owedCents}`,
  refundCameBack: (refundFailedAmount: string) => `A refund came back from the bank: ${refundFailedAmount}`,
  answerBank: 'Disputed: answer the bank in Stripe',
  answerBankUntil: (time: string) => `Disputed: answer the bank in Stripe until ${time}`,
  atStripe: (chicagoDateTime: string, id: string) =>
    `${chicagoDateTime} · ${id} at Stripe. It will be recorded automatically within six hours of the fix.`,
  notRecorded: 'Payments that could not be recorded',
};

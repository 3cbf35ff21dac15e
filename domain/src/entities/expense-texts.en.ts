export const texts = {
  messages: {
    amountRequired: 'Amount is required',
    amountTooSmall: 'Amount must be at least $0.01',
    whatRequired: 'Say what was bought',
    receiptGone: 'The photo of this receipt is gone. Please take it again',
  },
  what: 'What was bought',
  datePaid: 'Date paid',
  removed: 'Removed',
  rateRequired: 'Say dollars an hour',
  rateTooHigh: (maxRate: number) => `An hour costs at most $${maxRate}`,
};

export const texts = {
  amount: 'Amount',
  paidBy: 'Paid by',
  cash: 'Cash',
  check: 'Check',
  checkNumber: 'Check number',
  optional: 'Optional.',
  gotIt: 'Got it',
  gotInCash: (amount: string) => `Got ${amount} in cash`,
  gotByCheck: (amount: string) => `Got ${amount} by check`,
  saving: 'Saving',
  collected: (amount: string) => `${amount} collected`,
  receiptIsMailed: 'The client gets the receipt by e-mail.',
  byCard: 'By card, on the client’s phone',
  invoice: (number: string) => `Invoice ${number}`,
  pointCamera: (number: string, balance: string) =>
    `Invoice ${number}: ${balance}. The client points their camera here.`,
  qrCode: 'QR code of the link below',
};

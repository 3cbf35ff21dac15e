export const texts = {
  amount: 'Amount',
  howItCame: 'How it came',
  cash: 'Cash',
  check: 'Check',
  checkNumber: 'Check number',
  optional: 'Optional.',
  iHaveIt: 'I have it',
  iHave: (amount: string) => `I have ${amount}`,
  saving: 'Saving',
  collected: (amount: string) => `${amount} collected`,
  receiptIsMailed: 'The client gets the receipt by e-mail.',
  byCard: 'By card, on the client’s phone',
  invoice: (number: string) => `Invoice ${number}`,
  pointCamera: (number: string, balance: string) =>
    `Invoice ${number}: ${balance}. The client points their camera here.`,
  qrCode: 'QR code of the link below',
};

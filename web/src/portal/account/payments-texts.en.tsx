import type { ReactNode } from 'react';

export const texts = {
  yourPayments: 'your payments',
  stripeReceipts:
    'Stripe, which handles our card payments, sends a receipt for every payment to the e-mail you gave when paying.',
  missingOne: 'Missing one, or need the sum of a whole project? Call us and we will look it up.',
  call: (phone: string) => `Call ${phone}`,
  noPayments: 'No payments yet. What you pay, by card or otherwise, is listed here.',
  latestOnly: (count: number) => `These are the latest ${count}.`,
  somethingWrong: (phone: ReactNode) => <>Something is missing or wrong? Call {phone}.</>,
  withoutProject: 'Without a project',
  refundedToYou: (amount: string) => `${amount} refunded to you`,
  receipt: 'Receipt',
  receiptOpens: (amount: string) => `for ${amount}, opens a PDF`,
  withBank: 'With the bank',
  refunded: 'Refunded',
  paid: 'Paid',
};

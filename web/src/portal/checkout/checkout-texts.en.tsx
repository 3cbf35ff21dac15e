import type { ReactNode } from 'react';

export const texts = {
  pageDescription: 'Pay for your welding project by card.',
  makePayment: 'Make a payment',
  byCard: 'Pay by card. Card details go straight to our payment provider; we never see them.',
  estimatedAll: (amount: string) => `Estimated cost: ${amount}. Pay all of it or a part.`,
  agreedAll: (amount: string) => `Agreed: ${amount}. Pay all of it or a part.`,
  projectInLink: 'This payment is for the project in your link.',
  paidRecently: (amount: string, time: string) =>
    `You paid ${amount} at ${time} Chicago time. Paying here again is another payment.`,
  amount: 'Amount',
  card: 'Card',
  youPay: (amount: ReactNode) => <>You pay {amount}</>,
  questions: (phone: ReactNode) => <>Questions about a bill? Call us at {phone}.</>,
  toPay: (amount: string) => `To pay ${amount}`,
  estimatedCost: (amount: string) => `Estimated cost ${amount}`,
  agreed: (amount: string) => `Agreed ${amount}`,
  chooseAmount: 'Choose an amount',
  customAmount: 'Custom amount',
  inDollars: 'In dollars, for example 1250.50',
  set: 'Set',
  checkAmount: 'Please check the amount',
  sessionLost: {
    ended: (signIn: (label: string) => ReactNode) => (
      <>
        Your session has ended. Nothing was charged. {signIn('Sign in again')} to pay from your account and
        get the receipt by e-mail, or pay without signing in. The amount stays as you chose it.
      </>
    ),
    otherClient: (signIn: (label: string) => ReactNode) => (
      <>
        Another client is now signed in on this browser. Nothing was charged. {signIn('Sign in again')} to pay
        from your account and get the receipt by e-mail, or pay without signing in. The amount stays as you
        chose it.
      </>
    ),
  },
};

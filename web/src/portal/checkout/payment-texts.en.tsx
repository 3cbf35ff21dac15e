import type { ReactNode } from 'react';

export const texts = {
  formMissing: 'The card form could not be loaded. Nothing was charged.',
  brokeWhilePaying:
    'The connection dropped while you were paying. We’ll check whether the payment went through as soon as you’re back online; you’re never charged twice.',
  offline: 'You are offline. Paying needs a connection.',
  paying: 'Paying…',
  checkPayment: 'Check the payment',
  pay: (amount: string) => `Pay ${amount}`,
  loadingForm: 'Loading the card form',
  paymentClosed: 'Payment closed',
  closedAfter: (attempts: number, phone: ReactNode) => (
    <>
      This payment was closed after {attempts} failed attempts. Nothing was charged. Please call us at {phone}
      , and we’ll find another way to pay. You can also try once more with another card below.
    </>
  ),
  closedByAge: (phone: ReactNode) => (
    <>
      This payment was open for more than a day and was closed. Nothing was charged. For help, call us at{' '}
      {phone}. Please type your card again below.
    </>
  ),
  closedByOther: (phone: ReactNode) => (
    <>
      This payment was closed: what you owe has changed, or it’s being paid on another device. Nothing was
      charged. For help, call us at {phone}.
    </>
  ),
  notChecked: 'Payment Not Checked Yet',
  beforePayingAgain: (phone: string) =>
    `We could not ask our payment provider how your payment went. Before you pay again, please call us at ${phone}.`,
  preparing: 'Preparing the payment',
  payWithoutSigningIn: 'Pay without signing in',
  nothingCharged: 'Nothing was charged.',
  offlineGoesOn: 'You are offline. The payment will continue when you’re back online.',
  checkLink: (reason: string, payWithout: (label: string) => ReactNode) => (
    <>
      {reason}. Please check the link, or {payWithout('pay without naming a project')}.
    </>
  ),
  notPrepared: 'The payment could not be prepared. Nothing was charged.',
  unexplained: 'The payment did not go through. Please try again or use another card.',
  brokeBefore: 'The connection dropped before the payment was made. Nothing was charged.',
  tryAgain: 'Try again',
  notAuthenticated:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  formNotReady: 'The card form is not ready yet.',
};

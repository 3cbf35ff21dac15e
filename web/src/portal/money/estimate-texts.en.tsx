import type { ReactNode } from 'react';

export const texts = {
  approved: 'Estimate Approved',
  signatureSaved: 'Thank you! Your signature is saved with it.',
  approve: (amount: string) => `Approve ${amount}`,
  approving: 'Approving',
  approvingOffline: 'You are offline. Approving needs a connection; what you entered stays.',
  weCall: 'We’ll call you to plan the work.',
  depositPaid: 'The deposit is paid. Thank you! We’ll call you to plan the work.',
  jobCancelled: (phone: ReactNode) => <>This job was cancelled. To go on with it, call us at {phone}.</>,
  payDeposit: 'Pay the deposit',
  depositByCard: (amount: string) =>
    `${amount} by card, and the work can be planned. Another day is fine, too: this page stays where it is.`,
  approveIt: 'Approve it',
  notSure: 'Not sure yet?',
  askAnything: (phone: ReactNode) => (
    <>Ask us anything about it, or call {phone}. The estimate stays as it is until you answer.</>
  ),
  askQuestion: 'Ask a question',
  decline: 'Decline',
  questionSent: 'Question Sent',
  withEstimate: 'It’s with the estimate, and our answer will be, too.',
  yourQuestion: 'Your question',
  sendQuestion: 'Send question',
  sending: 'Sending',
  declined: 'Estimate Declined',
  thankYou: 'Thank you for telling us.',
  whatProblem: 'What’s the problem with it?',
  optionalWord: 'Optional. A word helps us make you a better one.',
  declineEstimate: 'Decline this estimate',
  declining: 'Declining',
  replaced: 'A newer version replaced this estimate.',
  seeNewer: 'See the newer version',
  expired: (phone: ReactNode) => <>This estimate has expired. Call {phone} for a new one.</>,
  youDeclined: (reason: string | undefined, phone: ReactNode) => (
    <>
      You declined this estimate{reason ? `: “${reason}”` : ''}. Did you change your mind? Call {phone}.
    </>
  ),
  sealBroken: (phone: ReactNode) => (
    <>The seal of this estimate is broken: what is shown here is not what you signed. Please call {phone}.</>
  ),
  approvedOn: (name: string, byPhone: boolean, at: string) =>
    `${name} approved this${byPhone ? ' by phone' : ''} on ${at}, Chicago time.`,
  signatureOf: (name: string) => `Signature of ${name}`,
  theEstimate: 'The estimate',
  theChangeOrder: 'The change order',
  validUntil: 'Valid until',
  forWhom: 'For',
  approvedNext: 'Approved. What’s next',
  estimateOnItsWay: 'The approved estimate is on its way to you by e-mail.',
  changeOrderOnItsWay: 'The approved change order is on its way to you by e-mail.',
  pamphlet: 'The pamphlet, in the words of the law:',
  whatYouAsked: 'What you asked',
  ourAnswer: (date: string) => `Our answer, ${date}`,
};

import type { ReactNode } from 'react';

export const texts = {
  agreedAndFromWhere: 'What was agreed to, and from where',
  consent: 'Consent',
  pamphlet: 'Pamphlet',
  address: 'Address',
  browser: 'Browser',
  approval: 'Approval',
  received: 'Received',
  notConfirmed: 'Not confirmed',
  signatureOf: (name: string) => `Signature of ${name}`,
  approvedByPhone: 'Approved by phone',
  arrived: 'Arrived from the phone',
  approvalRecorded: 'Approval recorded',
  recordApproval: 'Record approval',
  saving: 'Saving',
  whoApprovedIt: 'Who approved it',
  whatWasSaid: 'What was said',
  whatWasSaidHint: 'For the history: when, and in which words.',
  changeNote:
    'List what changes: lines for what is added, and lines with a negative price for what is dropped.',
  agreedSoFar: (agreed: string) => `Agreed so far: ${agreed}.`,
  copy: 'Copy …',
  copyThisEstimate: 'Copy this estimate',
  makeTheDraft: 'Make the draft',
  chooseProjectFirst: 'Choose a project first',
  theDepositIsPaid: 'The deposit is paid.',
  depositToCome: (dueCents: string) => `Deposit to come: ${dueCents}`,
  recordTheDeposit: 'Record the deposit …',
  theDepositIs: 'The deposit is',
  depositOfEstimate: (number: string) => `Deposit of estimate ${number}`,
  deleteExplained: 'Only staff have seen it. This can’t be undone.',
  deleteNow: 'Delete',
  deleteAsk: 'Delete …',
  deleteThisDraft: 'Delete this draft?',
  draftDeleted: (number: string) => `Draft ${number} deleted`,
  newVersionExplained:
    'A new version replaces this one when it is sent; until then the client may still answer this one.',
  expires: 'Expires',
  expiresHint: 'The last day the client can approve it.',
  atHome: 'Work at someone’s home',
  atHomeHint: (homeRepairThreshold: string) =>
    `Above ${homeRepairThreshold} Illinois asks for a signed contract and the consumer pamphlet: both go with it.`,
  allEstimates: 'All estimates',
  linesFromRange: (priceRangeText: string) =>
    `The lines start from the request’s price range, ${priceRangeText}.`,
  newChangeOrder: 'New change order',
  newEstimate: 'New estimate',
  newEstimateNote:
    'What you type stays on this device until it is saved. The client sees nothing before you send it.',
  answered: (chicagoDateTime: string) => `Answered ${chicagoDateTime}`,
  call: (phone: string) => `Call ${phone}`,
  answeredByPhone: 'Answered by phone',
  answer: 'Answer',
  answerMissing: 'Please write your answer',
  questions: 'Questions',
  answerSent: 'Answer sent',
  sendAnswer: 'Send answer',
  sending: 'Sending',
  yourAnswer: 'Your answer',
  deposit: 'Deposit',
  askedForOnApproval: (depositCents: string) => `${depositCents}, asked for on approval`,
  noticeGoesAlong: 'Illinois’ notice on home repair and the consumer pamphlet go with it.',
  replacesVersionBefore: 'It replaces the earlier version, which the client can no longer approve.',
  sentIsFinal: 'Once sent it cannot be changed, only replaced by a new version.',
  sent: 'Sent',
  homeRepair: 'Home repair',
  withNotice: 'With Illinois’ notice and the consumer pamphlet',
  terms: 'Terms',
  agreedBefore: 'Agreed before',
  newTotal: 'New total',
  totalWas: (total: string, before: string) => `${total} (was ${before})`,
  newAgreedTotal: 'New agreed total',
  newerVersion: 'The version that replaced it',
  changedEstimate: 'The estimate that it changes',
  versionBefore: 'The earlier version',
  whatItSays: 'What it says',
  signedBy: (name: ReactNode, circumstances: string) => (
    <>
      Signed by {name} on {circumstances}
    </>
  ),
  approvedBy: (name: ReactNode, circumstances: string) => (
    <>
      Approved by {name} on {circumstances}
    </>
  ),
  typedBy: (name: ReactNode, circumstances: string) => (
    <>
      Signed by {name}, by typing the name, on {circumstances}
    </>
  ),
  circumstances: (time: string, way: string) => `${time}, ${way}`,
  circumstancesWith: (time: string, way: string, staff: string) => `${time}, ${way}, with ${staff}`,
  sealBroken: 'The seal is broken: what is shown here is not what was approved.',
  sealHolds: 'The seal holds: nothing has changed since.',
  makeInvoice: 'Make an invoice',
  changeOrder: 'Change order',
  newVersion: 'New version',
  declinedBecause: (time: string, reason: string) => `Declined on ${time}: ${reason}`,
  declined: (time: string) => `Declined on ${time}, without a reason.`,
  nounSettings: 'settings',
  nounEstimate: 'estimate',
};

import type { ReactNode } from 'react';

type Person = { readonly name: ReactNode; readonly email: string };

export const texts = {
  record: 'Record',
  everything: 'Everything stored about this client, as one JSON file.',
  exportIt: 'Export',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  checking: 'Checking for open invoices and estimates',
  openInvoices: (count: number, numbers: string, owed: string) =>
    count === 1
      ? `An invoice is still open: ${numbers}, ${owed} in all.`
      : `${count} invoices are still open: ${numbers}, ${owed} in all.`,
  openEstimates: (count: number, numbers: string) =>
    count === 1
      ? `An estimate waits for an answer: ${numbers}.`
      : `${count} estimates wait for an answer: ${numbers}.`,
  notChecked: "We couldn't check for open invoices and estimates. Look in Money before you go on.",
  moreNotChecked: "We couldn't check for more open invoices and estimates. Look in Money before you go on.",
  mergeADuplicate: 'Merge a duplicate',
  whatMoves: (duplicate: Person, kept: Person) => (
    <>
      Projects, visits, payments and requests of {duplicate.name} ({duplicate.email}) move to {kept.name} (
      {kept.email}). The other record is closed; its e-mail opens this one’s portal if it was ever confirmed.
      This cannot be undone.
    </>
  ),
  owesThatToo: (name: string) => `${name} will owe that, too.`,
  isAskedForIt: (name: string) => `${name} will be asked for it.`,
  sameClient: 'I checked: both records are the same client',
  mergeThem: 'Merge them',
  recordsMerged: 'Records merged',
  eraseThisClient: 'Erase this client',
  whatErasingDoes:
    'Name, contact, notes and texts are deleted for good and the client is signed out. Payments and the dates of projects and visits stay, for the books. This can’t be undone: export it first if you may need it.',
  commentsStay: 'Comments on timesheets stay as they were typed.',
  commentsNaming: 'Comments that name this client',
  owedStays: 'What’s owed stays on the books, and no more reminders go out.',
  noAnswerAnymore: 'No one can answer them anymore.',
  typeToConfirm: (name: string) => `Type ${name} to confirm`,
  eraseForGood: 'Erase for good',
};

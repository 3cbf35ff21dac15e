import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { recurringBlockPrivacy } from '../booking/recurring-block.ts';
import { storedSettingsPrivacy } from '../business/settings.ts';
import { storedMoneySettingsPrivacy } from '../money/money-settings.ts';
import { type AuditedEntity, fieldChanges } from './audit-entry.ts';
import { fieldLabel } from './audit-words.ts';
import { blockPrivacy } from './block.ts';
import { estimatePrivacy } from './estimate.ts';
import { templatePrivacy } from './estimate-template.ts';
import { expensePrivacy } from './expense.ts';
import { finishedWorkPrivacy } from './finished-work.ts';
import { invoicePrivacy } from './invoice.ts';
import { priceCostPrivacy, priceEntryPrivacy } from './price-entry.ts';
import { reviewPrivacy } from './review.ts';
import { staffPrivacy } from './staff.ts';
import { appointmentPrivacy } from './stored-appointment.ts';
import { clientPrivacy } from './stored-client.ts';
import { paymentPrivacy } from './stored-payment.ts';
import { projectPrivacy } from './stored-project.ts';
import { quotePrivacy } from './stored-quote.ts';
import { workEntryPrivacy } from './work-entry.ts';

/** All fields of what the history is about, and so all that it may name. A mail is sent again or dismissed, never changed. */
const fieldsOf: Readonly<Record<Exclude<AuditedEntity, 'mail' | 'everything'>, object>> = {
  client: clientPrivacy,
  project: projectPrivacy,
  appointment: appointmentPrivacy,
  block: blockPrivacy,
  recurringBlock: recurringBlockPrivacy,
  quote: quotePrivacy,
  payment: paymentPrivacy,
  estimate: estimatePrivacy,
  template: templatePrivacy,
  priceEntry: { ...priceEntryPrivacy, ...priceCostPrivacy },
  invoice: invoicePrivacy,
  expense: expensePrivacy,
  staff: staffPrivacy,
  settings: { ...storedSettingsPrivacy, ...storedMoneySettingsPrivacy },
  workEntry: workEntryPrivacy,
  work: finishedWorkPrivacy,
  review: reviewPrivacy,
};

test.each(Object.entries(fieldsOf))('every field of the history of a %s has a Spanish word', (_, fields) => {
  // That a client changed a visit is told by whose entry it is.
  const told = fieldChanges({}, { ...fields }).flatMap(({ field }) =>
    field === 'changedByClient' ? [] : field,
  );
  expect(told.filter((field) => inSpanish(() => fieldLabel(field)).startsWith('el campo «'))).toEqual([]);
});

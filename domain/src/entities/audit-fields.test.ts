import { expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { recurringBlockSchema } from '../booking/recurring-block.ts';
import { storedSettingsSchema } from '../business/settings.ts';
import { storedMoneySettingsSchema } from '../money/money-settings.ts';
import { appointmentSchema } from './appointment.ts';
import { type AuditedEntity, fieldChanges } from './audit-entry.ts';
import { fieldLabel } from './audit-words.ts';
import { blockSchema } from './block.ts';
import { storedClientSchema } from './client.ts';
import { estimateSchema } from './estimate.ts';
import { estimateTemplateSchema } from './estimate-template.ts';
import { expenseSchema } from './expense.ts';
import { storedFinishedWorkSchema, storedReviewSchema } from './finished-work.ts';
import { invoiceSchema } from './invoice.ts';
import { paymentSchema } from './payment.ts';
import { storedPriceEntrySchema } from './price-entry.ts';
import { projectSchema } from './project.ts';
import { quoteSchema } from './quote.ts';
import { staffSchema } from './staff.ts';
import { workEntrySchema } from './work-entry.ts';

/**
 * All fields of the entities in the history, which are all that it may name. A mail is sent again or dismissed, never
 * changed.
 */
const fieldsOf: Readonly<Record<Exclude<AuditedEntity, 'mail' | 'everything'>, object>> = {
  client: storedClientSchema.fields,
  project: projectSchema.fields,
  appointment: appointmentSchema.fields,
  block: blockSchema.fields,
  recurringBlock: recurringBlockSchema.fields,
  quote: quoteSchema.fields,
  payment: paymentSchema.fields,
  estimate: estimateSchema.fields,
  template: estimateTemplateSchema.fields,
  priceEntry: storedPriceEntrySchema.fields,
  invoice: invoiceSchema.fields,
  expense: expenseSchema.fields,
  staff: staffSchema.fields,
  settings: { ...storedSettingsSchema.fields, ...storedMoneySettingsSchema.fields },
  workEntry: workEntrySchema.fields,
  work: storedFinishedWorkSchema.fields,
  review: storedReviewSchema.fields,
};

test.each(Object.entries(fieldsOf))('every field of the history of a %s has a Spanish word', (_, fields) => {
  // The rest of the entry tells these of a visit.
  const told = fieldChanges({}, { ...fields }).flatMap(({ field }) =>
    ['bookedByClient', 'changedByClient', 'needsWelderFor'].includes(field) ? [] : field,
  );
  expect(told.filter((field) => inSpanish(() => fieldLabel(field)).startsWith('el campo «'))).toEqual([]);
});

import * as z from 'zod/mini';
import { dollarsSchema, requiredDollars } from '../values/dollars-schema.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { pastDay } from '../values/past-day.ts';
import { idSchema, instantSchema, requiredLine, shownVersion, strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { expenseTexts } from './expense-texts.ts';
import type { PrivacyOf } from './privacy.ts';

export const expenseMessages = inCurrentLanguage(() => expenseTexts().messages);

/** The body of POST /api/desk/projects/{id}/expenses. */
export const newExpenseSchema = strictBody({
  amount: requiredDollars(() => expenseMessages.amountRequired).check(
    z.gte(0.01, { error: () => expenseMessages.amountTooSmall }),
  ),
  what: requiredLine(
    () => expenseTexts().what,
    textLimits.title,
    () => expenseMessages.whatRequired,
  ),
  paidOn: pastDay(() => expenseTexts().datePaid),
  /** The receipt's id, from POST /api/desk/projects/{id}/receipts. */
  photoId: z.optional(idSchema),
});
export type NewExpense = z.infer<typeof newExpenseSchema>;

/** The body of PATCH /api/desk/expenses/{id}: the version, null for none yet, and whether it counts. */
export const expenseChangeSchema = strictBody({
  updatedAt: shownVersion,
  removed: trueOrFalse(() => expenseTexts().removed),
});

export const expenseSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  amount: dollarsSchema,
  what: z.string(),
  paidOn: z.iso.date(),
  photoId: z.optional(idSchema),
  /** Who entered it. The owner reads all expenses, others their own. */
  authorId: z.string(),
  authorName: z.string(),
  /** Does not count; can be restored. */
  removed: z._default(z.boolean(), false),
  searchTerms: z.catch(z.optional(z.array(z.string())), undefined),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
});
export type Expense = z.infer<typeof expenseSchema>;

/** An expense stays in the books. Its words are erased because they may name the client. */
export const expensePrivacy = {
  id: 'plain',
  projectId: 'plain',
  amount: 'plain',
  what: { holds: 'client', erased: 'Erased' },
  paidOn: 'plain',
  photoId: 'plain',
  authorId: 'staff',
  authorName: 'staff',
  removed: 'plain',
  searchTerms: { holds: 'client', readers: 'nobody' },
  createdAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<Expense>;

import * as z from 'zod/mini';
import { dollarsSchema, requiredDollars, trueOrFalse } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { pastDay } from '../values/past-day.ts';
import { field, lenient, stored } from '../values/stored-fields.ts';
import { baseVersion, idSchema, instantSchema, requiredLine, strictBody } from '../values/text-fields.ts';

const expenseTexts = inLanguages({
  messages: {
    amountRequired: say('Amount is required', 'Escriba el monto'),
    amountTooSmall: say('Amount must be at least $0.01', 'El monto debe ser de $0.01 como mínimo'),
    whatRequired: say('Say what was bought', 'Diga qué se compró'),
    receiptGone: say(
      'The photo of this receipt is gone. Please take it again',
      'La foto de este recibo ya no está. Tómela de nuevo',
    ),
  },
  what: say('What was bought', 'Lo que se compró'),
  datePaid: say('Date paid', 'Fecha de pago'),
  removed: say('Removed', 'Quitado'),
});

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
  updatedAt: baseVersion,
  removed: trueOrFalse(() => expenseTexts().removed),
});

/** An expense stays in the books. Its words are erased because they may name the client. */
export const expenseSchema = stored({
  id: field(idSchema, 'plain'),
  projectId: field(idSchema, 'plain'),
  amount: field(dollarsSchema, 'plain'),
  what: field(z.string(), { holds: 'client', erased: 'Erased' }),
  paidOn: field(z.iso.date(), 'plain'),
  photoId: field(z.optional(idSchema), 'plain'),
  /** Who entered it. The owner reads all expenses, others their own. */
  authorId: field(z.string(), 'staff'),
  authorName: field(z.string(), 'staff'),
  /** Does not count; can be restored. */
  removed: field(z._default(z.boolean(), false), 'plain'),
  searchTerms: lenient(z.array(z.string()), { holds: 'client', readers: 'nobody' }),
  createdAt: field(instantSchema, 'plain'),
  updatedAt: field(z.optional(instantSchema), 'plain'),
});
export type Expense = z.infer<typeof expenseSchema>;

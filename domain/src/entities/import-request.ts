import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { idSchema, instantSchema, shownLine, strictBody } from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { importTexts } from './import-texts.ts';

/** What comes from another program, and its columns: each is text as it was in the file. */
export const importColumns = {
  clients: [
    ...(['company', 'name', 'firstName', 'lastName', 'email', 'phone', 'address'] as const),
    ...(['billingAddress', 'dueDays', 'asksPo'] as const),
  ],
  price_book: ['name', 'kind', 'unit', 'unitPrice', 'cost'],
  balances: ['name', 'email', 'phone', 'number', 'amount', 'dueDate', 'note'],
} as const;
export type ImportKind = keyof typeof importColumns;
export const importKinds: readonly ImportKind[] = ['clients', 'price_book', 'balances'];

/** A request stores its rows in one batch, and a batch has at most 500 writes. A longer file comes in parts. */
export const maxImportRows = 75;

const tooLong = () => importTexts().cellTooLong;
const cell = z.optional(
  z.string({ error: tooLong }).check(shownLine, z.maxLength(textLimits.address, { error: tooLong })),
);

function rowsOf<Column extends string>(columns: readonly Column[]) {
  const shape = Object.fromEntries(columns.map((column) => [column, cell]));
  const error = () => importTexts().rows(maxImportRows);
  return z
    .array(strictBody(shape as Record<Column, typeof cell>), { error })
    .check(z.minLength(1, { error }), z.maxLength(maxImportRows, { error }));
}

const common = {
  apply: trueOrFalse(() => importTexts().apply),
  /** The import of the file's earlier parts. */
  continues: z.optional(idSchema),
};

/** The body of POST /api/desk/imports. */
export const importRequestSchema = z.discriminatedUnion(
  'kind',
  [
    strictBody({ kind: z.literal('clients'), rows: rowsOf(importColumns.clients), ...common }),
    strictBody({ kind: z.literal('price_book'), rows: rowsOf(importColumns.price_book), ...common }),
    strictBody({ kind: z.literal('balances'), rows: rowsOf(importColumns.balances), ...common }),
  ],
  { error: () => importTexts().kind },
);
export type ImportRequest = z.infer<typeof importRequestSchema>;
export type ImportRow<Kind extends ImportKind> = Partial<
  Record<(typeof importColumns)[Kind][number], string | undefined>
>;

/** The effect of a row: something new, a match with an existing record, or none, with the reason. */
const rowOutcomeSchema = z.object({
  does: z.enum(['create', 'join', 'skip']),
  name: z.string(),
  why: z.optional(z.string()),
});
export type RowOutcome = z.infer<typeof rowOutcomeSchema>;

/** The answer where nothing is applied. */
export const importPreviewSchema = z.object({ rows: z.array(rowOutcomeSchema) });

/** The answer of an import, also of one that was continued: what it has done in all. */
export const importAnswerSchema = z.object({
  id: idSchema,
  created: z.number(),
  joined: z.number(),
  skipped: z.number(),
});

/** An import is taken back within so long. */
export const takeBackMs = 24 * 60 * 60_000;

/** The answer of GET /api/desk/imports: those that may still be taken back, newest first. */
export const importListSchema = z.object({
  imports: z.array(
    z.extend(importAnswerSchema, { kind: z.enum(['clients', 'price_book', 'balances']), at: instantSchema }),
  ),
});

/** The answer of DELETE /api/desk/imports/{id}: a call takes back so many; none are left when all is taken back. */
export const takenBackSchema = z.object({ id: idSchema, left: z.number() });

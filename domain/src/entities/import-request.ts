import * as z from 'zod/mini';
import { withoutApostrophes } from '../values/csv-row.ts';
import { trueOrFalse } from '../values/given-number.ts';
import { textLimits } from '../values/limits.ts';
import {
  cleanLine,
  idSchema,
  instantSchema,
  joinedLines,
  plainLines,
  strictBody,
  wellFormed,
} from '../values/text-fields.ts';
import { importTexts } from './import-texts.ts';

/** The columns of each import. Each value is text, as in the file. */
export const importColumns = {
  clients: [
    ...(['company', 'name', 'firstName', 'lastName', 'email', 'phone', 'address'] as const),
    ...(['street', 'unit', 'city', 'state', 'zip', 'country'] as const),
    ...(['billingAddress', 'dueDays', 'asksPo', 'note'] as const),
  ],
  price_book: ['name', 'kind', 'unit', 'unitPrice', 'cost', 'taxable'],
  balances: ['name', 'email', 'phone', 'number', 'amount', 'status', 'dueDate', 'note'],
  /** `when` is a day, or a day with its time; `time` is for files that have it in a column of its own. */
  jobs: [
    ...(['title', 'company', 'name', 'firstName', 'lastName', 'email', 'phone', 'address'] as const),
    ...(['street', 'unit', 'city', 'state', 'zip', 'country'] as const),
    ...(['when', 'time', 'minutes', 'status', 'note'] as const),
  ],
} as const;
export type ImportKind = keyof typeof importColumns;
export const importKinds = [
  'clients',
  'price_book',
  'balances',
  'jobs',
] as const satisfies readonly ImportKind[];

/** The rows that the app imports at once: a request stores them in one batch, and a batch has at most 500 writes. */
export const maxImportRows = 50;
/** Apps loaded before jobs could be imported send more. A job takes more writes. */
const mostRows = { clients: 75, price_book: 75, balances: 75, jobs: maxImportRows } as const;
/** A preview stores nothing, so it takes a whole file, and finds rows of one person wherever they are in it. */
export const maxPreviewRows = 5_000;
export const maxImportBytes = 4_000_000;

const tooLong = () => importTexts().cellTooLong;
const cellOf = (lines: typeof joinedLines) =>
  z.optional(
    z
      .string({ error: tooLong })
      .check(
        wellFormed,
        z.overwrite(withoutApostrophes),
        cleanLine,
        lines,
        z.maxLength(textLimits.text, { error: tooLong }),
      ),
  );
const cell = cellOf(joinedLines);
const text = cellOf(plainLines);

/** A client's note keeps its lines. Other notes become one line of a longer text. */
function rowsOf<Column extends string>(kind: ImportKind, columns: readonly Column[]) {
  const shape = Object.fromEntries(
    columns.map((column) => [column, kind === 'clients' && column === 'note' ? text : cell]),
  );
  const error = () => importTexts().rows(maxPreviewRows);
  return z
    .array(strictBody(shape as Record<Column, typeof cell>), { error })
    .check(z.minLength(1, { error }), z.maxLength(maxPreviewRows, { error }));
}

const rowNumbersError = () => importTexts().rowNumbers;

const common = {
  apply: trueOrFalse(() => importTexts().apply),
  /** The import of the file's earlier parts. */
  continues: z.optional(idSchema),
  /** The number of each row in the file. Without them the rows count from 1, over all parts. */
  rowNumbers: z.optional(
    z.array(z.int({ error: rowNumbersError }).check(z.positive({ error: rowNumbersError })), {
      error: rowNumbersError,
    }),
  ),
};

function bodyOf<Kind extends ImportKind>(kind: Kind) {
  type Column = (typeof importColumns)[Kind][number];
  const columns: readonly Column[] = importColumns[kind];
  const most = mostRows[kind];
  return strictBody({ kind: z.literal(kind), rows: rowsOf(kind, columns), ...common }).check(
    z.refine(({ rows, apply }) => !apply || rows.length <= most, { error: () => importTexts().rows(most) }),
    z.refine(({ rows, rowNumbers = rows }) => rowNumbers.length === rows.length, { error: rowNumbersError }),
  );
}

/** The body of POST /api/desk/imports. */
export const importRequestSchema = z.discriminatedUnion(
  'kind',
  [bodyOf('clients'), bodyOf('price_book'), bodyOf('balances'), bodyOf('jobs')],
  { error: () => importTexts().kind },
);
export type ImportRequest = z.infer<typeof importRequestSchema>;
export type ImportRow<Kind extends ImportKind> = Partial<
  Record<(typeof importColumns)[Kind][number], string | undefined>
>;

/** The effect of a row: something new, a match with an existing record, or none, with the reason. */
const rowOutcomeSchema = z.object({
  /** The row's place in the request, from 1. */
  row: z.number(),
  does: z.enum(['create', 'join', 'skip']),
  name: z.string(),
  why: z.optional(z.string()),
  /** Why a row is skipped, or that it becomes a line of the client's note, for code. */
  code: z.optional(z.enum(['number_taken', 'number_cut', 'paid', 'history'])),
  /** A further person of a company: joins it as a contact. */
  isContact: z.optional(z.boolean()),
  /** Of a client who is here already: adds to the client's note what the client lacks. */
  isNoted: z.optional(z.boolean()),
});
export type RowOutcome = z.infer<typeof rowOutcomeSchema>;

/** A row's outcome and its new record. */
export type PlannedRow<Made> = Omit<RowOutcome, 'row'> & { readonly made?: Made };

export const skip = (name: string, why: string, code?: RowOutcome['code']) =>
  ({ does: 'skip', name, why, ...(code && { code }) }) as const;

export const importPreviewSchema = z.object({ rows: z.array(rowOutcomeSchema) });

/** The response of an import: its totals, including the file's earlier parts. */
export const importResponseSchema = z.object({
  id: idSchema,
  created: z.number(),
  joined: z.number(),
  skipped: z.number(),
});

/** An import can be undone for this long. */
export const undoImportMs = 30 * 24 * 60 * 60_000;

/** The response of GET /api/desk/imports: those that can still be undone, newest first. */
export const importListSchema = z.object({
  imports: z.array(
    z.extend(importResponseSchema, {
      kind: z.enum(importKinds),
      at: instantSchema,
      shownAt: z.optional(instantSchema),
      /** Undoing has begun and goes on by itself. `left` counts the rows that are still to take back, of all `undoRows`. */
      undoingSince: z.optional(instantSchema),
      undoRows: z.optional(z.number()),
      left: z.optional(z.number()),
    }),
  ),
});

/**
 * The response of DELETE /api/desk/imports/{id} and POST /api/desk/imports/{id}/show. A call does what it can in some seconds;
 * `left` counts the rest. DELETE also answers how many rows there were.
 */
export const importRestSchema = z.object({
  id: idSchema,
  left: z.number(),
  undoRows: z.optional(z.number()),
});

/** With the code `import_used`, DELETE also answers the rows that stay. A row of an older import has no number. */
export const usedImportSchema = z.object({
  rows: z.array(
    z.object({
      row: z.optional(z.number()),
      name: z.string(),
      why: z.string(),
      /** Where the desk shows it; a price has neither. */
      clientId: z.optional(idSchema),
      projectId: z.optional(idSchema),
    }),
  ),
});
export type UsedRow = z.infer<typeof usedImportSchema>['rows'][number];

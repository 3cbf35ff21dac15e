import * as z from 'zod/mini';
import { trueOrFalse } from '../values/given-number.ts';
import { inLanguages, plural, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema, shownLine, strictBody } from '../values/text-fields.ts';

export const importTexts = inLanguages({
  kind: say(
    'Say what to import: clients, price_book or balances',
    'Indique qué importar: clients, price_book o balances',
  ),
  rows: say(
    (most: number) => `Send 1 to ${most} rows at a time`,
    (most) => `Envíe de 1 a ${most} renglones por vez`,
  ),
  apply: say('Apply must be true or false', 'Apply debe ser true o false'),
  cellTooLong: say('A cell has more text than fits', 'Una celda tiene más texto del que cabe'),
  noName: say('No name', 'Sin nombre'),
  nameTooLong: say('The name is too long', 'El nombre es demasiado largo'),
  phoneTooLong: say('The phone number is too long', 'El teléfono es demasiado largo'),
  badEmail: say(
    (email: string) => `“${email}” is not an email address`,
    (email) => `«${email}» no es un correo electrónico`,
  ),
  sameEmail: say(
    (name: string) => `Already here: ${name} has this email`,
    (name) => `Ya está: ${name} tiene este correo`,
  ),
  samePhone: say(
    (name: string) => `Already here: ${name} has this phone`,
    (name) => `Ya está: ${name} tiene este teléfono`,
  ),
  sameName: say(
    (name: string) => `Already here: ${name}`,
    (name) => `Ya está: ${name}`,
  ),
  maybeSame: say(
    (name: string) => `May be the same as ${name}`,
    (name) => `Puede ser la misma persona que ${name}`,
  ),
  billedTo: say(
    (address: string) => `Bills go to ${address}`,
    (address) => `Las facturas van a ${address}`,
  ),
  dueWithin: say(
    (days: number) =>
      days === 0 ? 'Pays on receipt' : `Pays within ${plural(days, '1 day', `${days} days`)}`,
    (days) => (days === 0 ? 'Paga al recibir' : `Paga en ${plural(days, '1 día', `${days} días`)}`),
  ),
  unclearTerms: say(
    (terms: string) => `“${terms}” is no number of days: your own terms apply`,
    (terms) => `«${terms}» no es un número de días: valen sus condiciones`,
  ),
  asksPo: say('Asks for a PO number', 'Pide número de orden de compra'),
  unclearPo: say(
    (text: string) => `“${text}” says neither yes nor no: no PO number is asked for`,
    (text) => `«${text}» no dice ni sí ni no: no se pide número de orden de compra`,
  ),
  badAmount: say(
    (text: string) => `“${text}” is not an amount of dollars`,
    (text) => `«${text}» no es un monto en dólares`,
  ),
  noAmount: say('No amount', 'Sin monto'),
  unknownKind: say(
    (kind: string) => `“${kind}” is no kind of ours: it becomes Other`,
    (kind) => `«${kind}» no es un tipo nuestro: será Otro`,
  ),
  badDate: say(
    (text: string) => `“${text}” is not a date`,
    (text) => `«${text}» no es una fecha`,
  ),
  noSuchClient: say(
    'No client like this. Import the clients first',
    'No hay un cliente así. Importe primero los clientes',
  ),
  severalClients: say(
    'Several clients are called this. Add the email or the phone',
    'Varios clientes se llaman así. Agregue el correo o el teléfono',
  ),
  nothingOwed: say('Nothing is owed', 'No se debe nada'),
  sameNumber: say(
    (number: string) => `Already here: invoice ${number}`,
    (number) => `Ya está: factura ${number}`,
  ),
  owes: say(
    (client: string, amount: string) => `${client} owes ${amount}`,
    (client, amount) => `${client} debe ${amount}`,
  ),
  balanceBefore: say('Balance from before', 'Saldo anterior'),
  /** The prefix of a number for a balance that comes without one. */
  old: say('OLD', 'ANT'),
  tooLate: say(
    'An import can be taken back within a day, and this one is older',
    'Una importación se puede deshacer en un día, y esta es más antigua',
  ),
  usedSince: say(
    (names: string) => `Used or changed since: ${names}. Nothing was taken back`,
    (names) => `Se usó o cambió desde entonces: ${names}. No se deshizo nada`,
  ),
  andMore: say(
    (count: number) => `${count} more`,
    (count) => `${count} más`,
  ),
});

/** The columns of each import. Each value is text, as in the file. */
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

export const importPreviewSchema = z.object({ rows: z.array(rowOutcomeSchema) });

/** The response of an import: its totals, including the file's earlier parts. */
export const importResponseSchema = z.object({
  id: idSchema,
  created: z.number(),
  joined: z.number(),
  skipped: z.number(),
});

/** An import can be undone for this long. */
export const undoImportMs = 24 * 60 * 60_000;

/** The response of GET /api/desk/imports: those that can still be undone, newest first. */
export const importListSchema = z.object({
  imports: z.array(
    z.extend(importResponseSchema, {
      kind: z.enum(['clients', 'price_book', 'balances']),
      at: instantSchema,
    }),
  ),
});

/**
 * The response of DELETE /api/desk/imports/{id}. Each call undoes as many records as one batch holds; `left` counts the
 * rest.
 */
export const undoneImportSchema = z.object({ id: idSchema, left: z.number() });

/** A stored import. Undoing all of it deletes it. */
export const storedImportSchema = stored({
  id: field(idSchema, 'plain'),
  kind: field(z.enum(['clients', 'price_book', 'balances']), 'plain'),
  at: field(instantSchema, 'plain'),
  byId: field(z.string(), 'staff'),
  /** Ids of clients, of price book entries, or of the projects that hold balances. */
  made: field(z.array(idSchema), 'plain'),
  created: field(z.number(), 'plain'),
  joined: field(z.number(), 'plain'),
  skipped: field(z.number(), 'plain'),
});
export type StoredImport = z.infer<typeof storedImportSchema>;

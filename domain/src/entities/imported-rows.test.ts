import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { omitFields } from '../values/stored-fields.ts';
import { strictBody } from '../values/text-fields.ts';
import { clientChangeSchema } from './client-change.ts';
import { contactFields } from './company.ts';
import { planJobs } from './import-jobs.ts';
import { planBalances } from './import-money.ts';
import { type ImportKind, type ImportRow, importColumns, importRequestSchema } from './import-request.ts';
import { moneyLineSchema } from './money-line.ts';
import { newNoteSchema } from './notes.ts';
import { planClients } from './plan-clients.ts';
import { planPrices } from './plan-prices.ts';
import { newPriceEntrySchema } from './price-entry.ts';
import { newProjectSchema } from './project-request.ts';
import { newVisitSchema } from './visit.ts';

const known = {
  id: 'b6f3e6a2-6d7a-4f0e-9d43-0c5d1c1a4a01',
  firstName: 'Dana',
  lastName: 'Quill',
  email: 'dana@example.com',
  phone: '(312) 555-0144',
};

const contactForm = strictBody(omitFields(contactFields, ['roles']));

/** Cells as other programs write them, and unexpected ones. */
const cell = fc.oneof(
  fc.constantFrom(
    ...['', 'n/a', 'none', '-', 'Dana Quill', 'Quill, Dana', 'Kelly Steel, Inc.', 'Bob Miller & Sue Jones'],
    ...['dana@example.com', 'a@x.com; b@x.com', 'Bea <bea@x.com>', '(312) 555-0144', '555-0100', '3.13E+09'],
    ...['9 Mill Rd', 'Joliet', 'IL', '60432', '7030', '$1,250.50', '12', '(5.00)', '1.250', 'Net 30', 'yes'],
    ...['12/4/2099', '12/4/2099 9:00 AM', '3/4/2024', '46326.375', '9:00 AM', '90 min', 'Completed', 'Draft'],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'é🔥 \n\t\0\u202e\ud800=+\'",;'), maxLength: 40 }),
  fc.integer({ min: 90, max: 5_000 }).map((length) => '🔥a'.repeat(length).slice(0, length)),
);

/** Rows of a kind as the API takes them. The first columns say whom a row is about. */
function rowsOf<Kind extends ImportKind>(kind: Kind): fc.Arbitrary<ImportRow<Kind>[]> {
  const columns = importColumns[kind].map((column) => [column, cell] as const);
  const row = fc.record(Object.fromEntries(columns), { requiredKeys: [] });
  const about = fc.constantFrom({}, { email: known.email }, { name: 'Dana Quill' });
  const rows = fc.array(
    fc.tuple(row, kind === 'price_book' ? fc.constant({}) : about).map(([one, who]) => ({ ...one, ...who })),
    { minLength: 1, maxLength: 4 },
  );
  return rows.map((typed) => {
    const read = importRequestSchema.safeParse({ kind, rows: typed, apply: true });
    return read.success ? (read.data.rows as ImportRow<Kind>[]) : [];
  });
}

/** The strict schema of a form takes the fields as they are. */
function expectTaken<Schema extends z.ZodMiniType>(schema: Schema, fields: object): void {
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  );
  expect(schema.safeParse(given)).toMatchObject({ success: true, data: given });
}

function everyRow<Kind extends ImportKind>(kind: Kind, check: (rows: ImportRow<Kind>[]) => void): void {
  fc.assert(fc.property(rowsOf(kind), check));
}

test('the form of a client takes what an import makes', () => {
  everyRow('clients', (rows) => {
    for (const { made } of planClients(rows, [known])) {
      if (made && 'addsTo' in made) {
        if (made.contact) expectTaken(contactForm, made.contact);
        if (made.line) expectTaken(newNoteSchema, { text: made.line });
        continue;
      }
      const { contacts = [], note, ...client } = made ?? {};
      if (note) expectTaken(newNoteSchema, { text: note });
      expectTaken(clientChangeSchema, { ...client, updatedAt: null });
      for (const contact of contacts) expectTaken(contactForm, contact);
    }
  });
});

test('the form of a price takes what an import makes', () => {
  everyRow('price_book', (rows) => {
    for (const { made } of planPrices(rows, [])) if (made) expectTaken(newPriceEntrySchema, made);
  });
});

test('a line of an invoice takes what a balance makes', () => {
  everyRow('balances', (rows) => {
    for (const { made } of planBalances(rows, [known], new Set())) {
      if (!made) continue;
      expectTaken(moneyLineSchema, {
        ...{ kind: 'other', description: made.note ?? 'Balance', quantity: 1, unitPrice: made.amount },
      });
      expect(made.number ?? 'A').toMatch(/^\S.{0,39}$/u);
      expect((made.number ?? '').isWellFormed()).toBe(true);
    }
  });
});

test('the forms of a project, a visit, a note and a client take what a job makes', () => {
  everyRow('jobs', (rows) => {
    for (const { made } of planJobs(rows, [known], {
      present: new Set(),
      now: new Date('2026-11-27T18:00:00Z'),
    })) {
      if (!made) continue;
      const { clientId } = made;
      if ('line' in made) {
        expectTaken(newNoteSchema, { text: made.line });
        continue;
      }
      const { title, description, address, zip, note, visit } = made;
      const told = { clientId, title, description, address, zip };
      expectTaken(newProjectSchema, { ...told, serviceType: 'other' });
      if (note) expectTaken(newNoteSchema, { text: note });
      if (!visit) continue;
      const read = newVisitSchema.safeParse({
        ...told,
        scheduledDate: visit.start,
        duration: visit.duration,
      });
      expect(read.success).toBe(true);
      expect(read.data?.scheduledDate.toISOString()).toBe(visit.start);
    }
  });
});

test('the plan of a long file with one phone for all of its people does not grow with their pairs', () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ name: `Dana Q${index}`, phone: known.phone }));
  const planned = planClients(rows, [known]);
  expect(planned.filter(({ does }) => does === 'create')).toHaveLength(rows.length);
});

test('the note of a client keeps its lines, and any other cell becomes one line', () => {
  const rows = [{ name: 'Dana\nQuill', note: 'Dog in the yard.\r\nRing twice' }];
  const note = { clients: 'Dog in the yard.\nRing twice', jobs: 'Dog in the yard., Ring twice' };
  for (const kind of ['clients', 'jobs'] as const) {
    expect(importRequestSchema.parse({ kind, rows, apply: false }).rows).toEqual([
      { name: 'Dana, Quill', note: note[kind] },
    ]);
  }
});

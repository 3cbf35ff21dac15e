import { estimateFormSchema } from '@welding/domain/entities/estimate-requests';
import { expect, test } from 'vitest';
import { inSpanish } from '../../../../tests/support/in-spanish.ts';
import {
  addLines,
  type LineValues,
  newLine,
  paperValues,
  pickedLine,
  tidyLines,
  withoutBlanks,
} from './paper-values.ts';

const labor = { kind: 'labor', description: 'Weld', quantity: 2.5, unit: 'hour', unitPrice: 125 } as const;
const steel = { kind: 'material', description: 'Steel', quantity: 3, unitPrice: 19.99 } as const;
const stored = {
  lines: [labor, steel],
  discount: { kind: 'amount', value: 10 },
  taxRate: 8.25,
  deposit: { kind: 'percent', value: 50 },
  validUntil: '2027-03-31',
  atHome: false,
} as const;
const rest = { kind: 'other', description: 'Rest', quantity: 1, unitPrice: 550, taxable: false } as const;
const taxed = { ...rest, includedTax: { tax: 50, of: 550 } };
const line = (description: string): LineValues => newLine('other', { description, unitPrice: 1 });

test('stored values are unchanged by the form, and a missing tax is an empty field', () => {
  const { dueDate: _, ...values } = paperValues(stored);
  expect(withoutBlanks(estimateFormSchema.parse(values))).toEqual(stored);
  expect(paperValues({ lines: [], taxRate: 0 }).taxRate).toBeUndefined();
  const again = estimateFormSchema.parse({ ...values, lines: paperValues({ lines: [taxed] }).lines });
  expect(withoutBlanks(again).lines).toEqual([taxed]);
});

test('omits lines left empty, and keeps incomplete ones', () => {
  const half = newLine('other', { description: 'Half' });
  const tidied = tidyLines({ ...paperValues(stored), lines: [newLine('labor'), half, newLine('trip')] });
  expect(tidied.lines).toEqual([half]);
});

test('keeps the first line when all are empty', () => {
  const values = { ...paperValues(stored), lines: [newLine('labor')] };
  expect(tidyLines(values)).toBe(values);
});

test('adds lines of work after written lines, and only once', () => {
  const once = addLines({ lines: [newLine('labor'), line('a')] }, [labor, steel]);
  expect(once.map(({ description }) => description)).toEqual(['a', 'Weld', 'Steel']);
  expect(addLines({ lines: once }, [labor, steel])).toEqual(once);
  expect(addLines({ lines: once }, [{ ...labor, quantity: 3 }])).toHaveLength(4);
});

test('a line picked from the price book keeps its quantity and links the entry', () => {
  const priceBookId = 'b00c0000-0000-4000-8000-000000000001';
  const entry = { id: priceBookId, name: 'Plate', kind: 'material', unitPrice: 18.5 } as const;
  const picked = pickedLine(
    { ...line('pla'), quantity: 4, unit: 'hour', includedTax: { tax: 1, of: 2 } },
    { ...entry, active: true, createdAt: '' },
  );
  const { id: _, name: description, ...price } = entry;
  expect(picked).toMatchObject({ ...price, description, quantity: 4, unit: '', priceBookId });
  const { lines } = withoutBlanks(estimateFormSchema.parse({ ...stored, lines: [picked] }));
  expect(lines).toEqual([{ ...price, description, quantity: 4, priceBookId }]);
});

test('units are shown in the reader’s language, and sent as stored', () => {
  inSpanish(() => {
    const { dueDate: _, ...values } = paperValues(stored);
    expect(values.lines.map(({ unit }) => unit)).toEqual(['hora', '']);
    expect(newLine('labor').unit).toBe('hora');
    expect(withoutBlanks(estimateFormSchema.parse(values))).toEqual(stored);
    const lines = [{ ...labor, unit: 'horas' }];
    expect(withoutBlanks(estimateFormSchema.parse({ ...stored, lines })).lines).toEqual([labor]);
  });
});

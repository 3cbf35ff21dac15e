import type { EstimateTemplate } from '@welding/domain/entities/estimate-template';
import { expect, test } from 'vitest';
import { newLine, paperValues } from '#desk/priced/paper-values.ts';
import { withTemplate } from './template-choice.tsx';

const template: EstimateTemplate = {
  id: '7e3b1a7e-0000-4000-8000-000000000001',
  name: 'Gate',
  lines: [{ kind: 'labor', description: 'Hang the gate', quantity: 3, unitPrice: 125 }],
  deposit: { kind: 'percent', value: 30 },
  terms: 'Paint is not included.',
  archived: false,
  createdAt: '2026-11-01T12:00:00.000Z',
};
const settings = { deposit: { kind: 'percent', value: 50 }, terms: 'Due in 14 days.' } as const;

test('an empty form takes the template’s values, with its terms after those of the settings', () => {
  const empty = { ...paperValues({ lines: [], taxRate: 8, ...settings }), lines: [newLine('labor')] };
  expect(withTemplate(empty, template)).toMatchObject({
    lines: template.lines,
    taxRate: 8,
    deposit: { kind: 'percent', value: 30 },
    terms: 'Due in 14 days.\n\nPaint is not included.',
  });
});

test('a form with lines keeps all typed values, and never repeats the template’s terms', () => {
  const written = paperValues({
    lines: [{ kind: 'trip', description: 'Trip', quantity: 1, unitPrice: 90 }],
    ...settings,
    terms: 'Paint is not included.',
  });
  const values = withTemplate(written, template);
  expect(values.lines.map(({ description }) => description)).toEqual(['Trip', 'Hang the gate']);
  expect(values).toMatchObject({ deposit: settings.deposit, terms: 'Paint is not included.' });
});

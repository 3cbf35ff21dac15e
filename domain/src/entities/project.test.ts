import { expect, test } from 'vitest';
import { jobAmountText } from './project.ts';

const all = { finalCost: 587.25, agreedTotal: 620, estimatedCost: 620 };

test.each([
  ['what was invoiced', all, 60_000, '$600.00'],
  ['nothing, after a credit of all of it', all, 0, '$0.00'],
  ['the final cost', all, undefined, '$587.25'],
  ['what was agreed', { ...all, finalCost: undefined }, undefined, 'Agreed $620.00'],
  ['about what it will be', { estimatedCost: 447 }, undefined, 'About $447.00'],
  ['nothing without any', {}, undefined, undefined],
])('the card of a job shows %s', (_, project, invoicedCents, text) => {
  expect(jobAmountText(project, invoicedCents)).toBe(text);
});

import { expect, test } from 'vitest';
import { readAmount } from './number-field.tsx';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['450', 450],
  ['$1,250.50', 1250.5],
  [' 1 000 ', 1000],
  ['.5', 0.5],
  ['-3', -3],
  ['12,5', 12.5],
  ['1,250', 1250],
  ['8.25%', 8.25],
])('%j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['abc', '1.2.3', '12e3', '0x10', '-', '.', '1-2'])('%j is no amount', (text) => {
  expect(readAmount(text) ?? Number.NaN).toBeNaN();
});

import { expect, test } from 'vitest';
import { isSignature, strokePath } from './signature-field.tsx';

test('a stroke passes through the midpoints of its points, and ends at the last', () => {
  const stroke = [
    { x: 0, y: 0 },
    { x: 10, y: 10 },
    { x: 20, y: 0 },
  ];
  expect(strokePath(stroke)).toBe('M0 0Q10 10 15 5L20 0');
});

test('a dot is a line of no length', () => {
  expect(strokePath([{ x: 3, y: 4 }])).toBe('M3 4h0');
  expect(strokePath([])).toBe('');
});

test('an accidental touch is no signature', () => {
  const line = (length: number) => [
    { x: 0, y: 0 },
    { x: length, y: 0 },
  ];
  expect(isSignature([])).toBe(false);
  expect(isSignature([[{ x: 1, y: 1 }]])).toBe(false);
  expect(isSignature([line(20)])).toBe(false);
  expect(isSignature([line(30), line(30)])).toBe(true);
});

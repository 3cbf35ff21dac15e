import { expect, test } from 'vitest';
import { countUnsent, unsentWords } from './unsent.ts';

test.each([
  [{ taps: 1, photos: 0 }, '1 tap'],
  [{ taps: 2, photos: 0 }, '2 taps'],
  [{ taps: 0, photos: 1 }, '1 photo'],
  [{ taps: 2, photos: 3 }, '2 taps and 3 photos'],
])('%o is %s', (unsent, words) => {
  expect(unsentWords(unsent)).toBe(words);
  expect(countUnsent(unsent)).toBe(unsent.taps + unsent.photos);
});

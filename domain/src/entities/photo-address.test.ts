import { expect, test } from 'vitest';
import { photoAddress, photoIdOf } from './photo-address.ts';

const id = '9f0ec700-0000-4000-8000-000000000001';

test('a photo is known by its address', () => {
  expect(photoIdOf(photoAddress(id))).toBe(id);
});

test.each([
  `https://photos.example${photoAddress(id)}`,
  `${photoAddress(id)}/more`,
  '/sample-photos/gate.svg',
  '',
])('%s is none of ours', (address) => {
  expect(photoIdOf(address)).toBeUndefined();
});

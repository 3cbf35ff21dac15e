import { expect, test } from 'vitest';
import { photoIdOf, photoPath } from './photo-path.ts';

const id = '9f0ec700-0000-4000-8000-000000000001';

test('a photo’s id is read from its path', () => {
  expect(photoIdOf(photoPath(id))).toBe(id);
});

test.each([`https://photos.example${photoPath(id)}`, `${photoPath(id)}/more`, '/sample-photos/gate.svg', ''])(
  '%s is no path of our photos',
  (path) => {
    expect(photoIdOf(path)).toBeUndefined();
  },
);

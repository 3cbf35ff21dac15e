import { expect, test } from 'vitest';
import { aClient } from '../../../../tests/support/entities.ts';
import { namesClient } from './client-record.tsx';

test.each([
  ['Waited an hour for García’s gate', true],
  ['ines was late', true],
  ['Garcias everywhere', false],
  ['', false],
])('the text %j mentions Inés Garcia: %s', (text, names) => {
  expect(namesClient(text, aClient({ firstName: 'Inés', lastName: 'Garcia' }))).toBe(names);
});

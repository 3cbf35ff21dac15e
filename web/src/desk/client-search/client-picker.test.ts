import { expect, test } from 'vitest';
import { typedClient } from './client-picker.tsx';

const nobody = { firstName: '', lastName: '', email: '', phone: '' };

test.each([
  ['', {}],
  [' Dana ', { firstName: 'Dana' }],
  ['Dana  Kowalski', { firstName: 'Dana', lastName: 'Kowalski' }],
  ['Mary Ann Kowalski', { firstName: 'Mary Ann', lastName: 'Kowalski' }],
  ['(773) 555-0177', { phone: '(773) 555-0177' }],
  ['dana@example.com', { email: 'dana@example.com' }],
])('the search %j fills a new client’s form with %j', (typed, known) => {
  expect(typedClient(typed)).toEqual({ ...nobody, ...known });
});

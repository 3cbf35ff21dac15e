import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

test.each([
  ['1 Elm St, Joliet', '60432', '1 Elm St, Joliet, 60432'],
  ['1 Elm St, Joliet, IL 60432', '60432', '1 Elm St, Joliet, IL 60432'],
  [undefined, '60432', '60432'],
  ['1 Elm St', undefined, '1 Elm St'],
  [undefined, undefined, ''],
])('%j and %j are %j', (address, zip, text) => {
  expect(placeText(address, zip)).toBe(text);
});

import { expect, test } from 'vitest';
import { authUidOf, personOfUid } from './auth-uid.ts';

const [clientId, contactId] = [
  '8f1c1a52-7d0e-4f0c-9a3b-0c6c0f6f5d11',
  '0b7f3e9a-2f43-4f5e-8d5e-6c1d2b3a4f55',
];

test('clients, contacts and staff with the same id have different uids', () => {
  expect(authUidOf({ clientId })).toBe(`client:${clientId}`);
  expect(authUidOf({ clientId, contactId })).toBe(`contact:${contactId}`);
  expect(
    new Set([clientId, authUidOf({ clientId }), authUidOf({ clientId, contactId: clientId })]).size,
  ).toBe(3);
});

test('a person is read from a uid, with a prefix or from before prefixes', () => {
  const uids = [authUidOf({ clientId }), authUidOf({ clientId, contactId }), clientId];
  expect(uids.map(personOfUid)).toEqual([clientId, contactId, clientId]);
});

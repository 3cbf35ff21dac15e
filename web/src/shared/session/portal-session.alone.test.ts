import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { portalSession } from './portal-session.ts';

const stored = new Map<string, string>();
const client = { id: '1c0bb5c8-5c5e-4a0e-9d0e-3a3a3a3a3a3a', firstName: 'Casey' };
const start = (keep: boolean) => portalSession.start({ client, keep, fresh: true });

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('restores a kept session, and not one for a visit', () => {
  expect(portalSession.stored()).toBeNull();
  start(false);
  expect(portalSession.stored()).toBeNull();
  start(true);
  expect(portalSession.stored()).toEqual({ client, keep: true, fresh: false });
});

test('restores a stored session with a contact', () => {
  const contact = { id: 'pat', name: 'Pat Doe', company: 'Acme', roles: ['visits'] };
  stored.set(
    sessionMarkerKey,
    JSON.stringify({ clientId: client.id, firstName: 'Pat', keep: true, contact }),
  );
  expect(portalSession.stored()?.client).toEqual({ id: client.id, firstName: 'Pat', contact });
});

test.each([
  '',
  'no JSON',
  'null',
  '"text"',
  '{}',
  '{"clientId":1,"firstName":"C","keep":true}',
  '{"clientId":"c"}',
])('reads no session from %s', (text) => {
  stored.set(sessionMarkerKey, text);
  expect(portalSession.stored()).toBeNull();
});

test('without storage no session is kept, and no error occurs', () => {
  vi.stubGlobal('localStorage', undefined);
  start(true);
  expect(portalSession.stored()).toBeNull();
});

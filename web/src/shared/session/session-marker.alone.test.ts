import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { readSessionMarker, writeSessionMarker } from './session-marker.ts';

const stored = new Map<string, string>();
const marker = { clientId: '1c0bb5c8-5c5e-4a0e-9d0e-3a3a3a3a3a3a', firstName: 'Casey', keep: true } as const;

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

test('a kept session is found again', () => {
  expect(readSessionMarker()).toBeNull();
  writeSessionMarker(marker);
  expect(readSessionMarker()).toEqual(marker);
});

test.each([
  '',
  'no JSON',
  'null',
  '"text"',
  '{}',
  '{"clientId":1,"firstName":"C","keep":true}',
  '{"clientId":"c"}',
])('what is no marker is no session: %s', (text) => {
  stored.set(sessionMarkerKey, text);
  expect(readSessionMarker()).toBeNull();
});

test('where storage is closed nobody is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  writeSessionMarker(marker);
  expect(readSessionMarker()).toBeNull();
});

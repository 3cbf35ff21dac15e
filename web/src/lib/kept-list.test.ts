import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepList, readConfirmedAt, readKeptList } from './kept-list.ts';
import { writeSessionMarker } from './session/session-marker.ts';
import { sessionMarkerKey } from './session/session-marker-key.ts';

const stored = new Map<string, string>();
const list = { items: ['gate'], unreadable: 1, confirmedAt: new Date('2026-11-21T21:10:00Z') };

const signInAs = (clientId: string) => writeSessionMarker({ clientId, firstName: 'Casey', keep: true });
const read = () => readKeptList('projects', z.string());

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

test('the list of a kept session is found again', () => {
  signInAs('casey');
  expect(read()).toBeNull();
  keepList('projects', list);
  expect(read()).toEqual(list);
  expect(readConfirmedAt('projects')).toEqual(list.confirmedAt);
  expect(readKeptList('appointments', z.string())).toBeNull();
});

test('a session that is not kept leaves nothing', () => {
  keepList('projects', list);
  expect(stored).toEqual(new Map());
});

test("another client's list is not found", () => {
  signInAs('casey');
  keepList('projects', list);
  signInAs('robin');
  expect(read()).toBeNull();
  expect(readConfirmedAt('projects')).toBeNull();
  stored.delete(sessionMarkerKey);
  expect(read()).toBeNull();
});

test('a list that today’s code cannot read as a whole is not found', () => {
  signInAs('casey');
  keepList('projects', { ...list, items: ['gate', 7] });
  expect(read()).toBeNull();
  stored.set('portal-list-projects', '{');
  expect(read()).toBeNull();
  expect(readConfirmedAt('projects')).toBeNull();
});

test('a storage that is closed or full costs nothing but the list', () => {
  signInAs('casey');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => keepList('projects', list)).not.toThrow();
  expect(read()).toBeNull();
});

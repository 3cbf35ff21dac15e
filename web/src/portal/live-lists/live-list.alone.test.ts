import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { portalSession } from '#shared/session/portal-session.ts';
import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';
import { cacheList, readCachedList, readConfirmedAt } from './live-list.ts';

const stored = new Map<string, string>();
const list = { items: ['gate'], unreadable: 1, confirmedAt: new Date('2026-11-21T21:10:00Z') };

const signInAs = (id: string, keep = true) =>
  portalSession.start({ client: { id, firstName: 'Casey' }, keep, fresh: true });
const read = () => readCachedList('projects', z.string());

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  portalSession.set({ phase: 'signed-out', notice: null });
  stored.clear();
  vi.unstubAllGlobals();
});

test('the list of a kept session is found again', () => {
  signInAs('casey');
  expect(read()).toBeNull();
  cacheList('projects', list);
  expect(read()).toEqual(list);
  expect(readConfirmedAt('projects')).toEqual(list.confirmedAt);
  expect(readCachedList('appointments', z.string())).toBeNull();
});

test('a session that is not kept leaves nothing', () => {
  signInAs('casey', false);
  cacheList('projects', list);
  expect(stored).toEqual(new Map());
});

test.each([true, false])("leaves nothing under the name of another tab's client (kept: %s)", (keep) => {
  signInAs('casey', keep);
  stored.set(sessionMarkerKey, '{"clientId":"robin","firstName":"Robin","keep":true}');
  cacheList('projects', list);
  expect(stored.has('portal-list-projects')).toBe(false);
});

test("another client's list is not found", () => {
  signInAs('casey');
  cacheList('projects', list);
  signInAs('robin');
  expect(read()).toBeNull();
  expect(readConfirmedAt('projects')).toBeNull();
  portalSession.set({ phase: 'signed-out', notice: null });
  expect(read()).toBeNull();
});

test('what today’s code cannot read of a list is counted, and the rest is found', () => {
  signInAs('casey');
  cacheList('projects', { ...list, items: ['gate', 7] });
  expect(read()).toEqual({ ...list, unreadable: 2 });
});

test('a list that is damaged is not found', () => {
  signInAs('casey');
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
    removeItem: (key: string) => stored.delete(key),
  });
  expect(() => cacheList('projects', list)).not.toThrow();
  expect(read()).toBeNull();
});

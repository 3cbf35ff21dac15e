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

test('restores the list of a kept session', () => {
  signInAs('casey');
  expect(read()).toBeNull();
  cacheList('projects', list);
  expect(read()).toEqual(list);
  expect(readConfirmedAt('projects')).toEqual(list.confirmedAt);
  expect(readCachedList('appointments', z.string())).toBeNull();
});

test('stores no list of a session that is not kept', () => {
  signInAs('casey', false);
  cacheList('projects', list);
  expect(stored).toEqual(new Map());
});

test.each([true, false])('stores no list when another tab has another client (kept: %s)', (keep) => {
  signInAs('casey', keep);
  stored.set(sessionMarkerKey, '{"clientId":"robin","firstName":"Robin","keep":true}');
  cacheList('projects', list);
  expect(stored.has('portal-list-projects')).toBe(false);
});

test("does not read another client's list", () => {
  signInAs('casey');
  cacheList('projects', list);
  signInAs('robin');
  expect(read()).toBeNull();
  expect(readConfirmedAt('projects')).toBeNull();
  portalSession.set({ phase: 'signed-out', notice: null });
  expect(read()).toBeNull();
});

test('counts entries unreadable to today’s code, and restores the others', () => {
  signInAs('casey');
  cacheList('projects', { ...list, items: ['gate', 7] });
  expect(read()).toEqual({ ...list, unreadable: 2 });
});

test('ignores a damaged list', () => {
  signInAs('casey');
  stored.set('portal-list-projects', '{');
  expect(read()).toBeNull();
  expect(readConfirmedAt('projects')).toBeNull();
});

test('works without the list when storage is closed or full', () => {
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

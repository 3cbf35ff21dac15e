import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepList, readConfirmedAt, readKeptList } from './kept-list.ts';
import { endSession, startSession } from './session/portal-session.ts';
import { writeSessionMarker } from './session/session-marker.ts';

const stored = new Map<string, string>();
const list = { items: ['gate'], unreadable: 1, confirmedAt: new Date('2026-11-21T21:10:00Z') };

const signInAs = (id: string, keep = true) => startSession({ id, firstName: 'Casey' }, keep);
const read = () => readKeptList('projects', z.string());

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  endSession(null);
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
  signInAs('casey', false);
  keepList('projects', list);
  expect(stored).toEqual(new Map());
});

test.each([true, false])("leaves nothing under the name of another tab's client (kept: %s)", (keep) => {
  signInAs('casey', keep);
  writeSessionMarker({ clientId: 'robin', firstName: 'Robin', keep: true });
  keepList('projects', list);
  expect(stored.has('portal-list-projects')).toBe(false);
});

test("another client's list is not found", () => {
  signInAs('casey');
  keepList('projects', list);
  signInAs('robin');
  expect(read()).toBeNull();
  expect(readConfirmedAt('projects')).toBeNull();
  endSession(null);
  expect(read()).toBeNull();
});

test('what today’s code cannot read of a list is counted, and the rest is found', () => {
  signInAs('casey');
  keepList('projects', { ...list, items: ['gate', 7] });
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
  expect(() => keepList('projects', list)).not.toThrow();
  expect(read()).toBeNull();
});

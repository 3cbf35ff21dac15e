import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlierAnswers } from './earlier-answers.ts';

const session = vi.hoisted(() => ({ phase: 'signed-in' }));
vi.mock('#desk/session/desk-session.ts', () => ({ deskSession: { current: () => session } }));

const stored = new Map<string, string>();
const at = new Date('2027-03-15T19:10:00Z');
const [one, other] = [{ id: 'one' }, { id: 'other' }];

beforeEach(() => {
  session.phase = 'signed-in';
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('finds the time of an answer by its query and exact documents, in any order', () => {
  earlierAnswers.keep('open invoices', [one, other], at);
  expect(earlierAnswers.timeOf('open invoices', [other, one])).toEqual(at);
  expect(earlierAnswers.timeOf('open invoices', [one])).toBeUndefined();
  expect(earlierAnswers.timeOf('open invoices', [one, other, { id: 'third' }])).toBeUndefined();
  expect(earlierAnswers.timeOf('paid invoices', [one, other])).toBeUndefined();
});

test('remembers an empty answer too', () => {
  expect(earlierAnswers.timeOf('open invoices', [])).toBeUndefined();
  earlierAnswers.keep('open invoices', [], at);
  expect(earlierAnswers.timeOf('open invoices', [])).toEqual(at);
});

test('replaces an answer with a later one', () => {
  earlierAnswers.keep('open invoices', [one, other], at);
  earlierAnswers.keep('open invoices', [one], at);
  expect(earlierAnswers.timeOf('open invoices', [one, other])).toBeUndefined();
  expect(earlierAnswers.timeOf('open invoices', [one])).toEqual(at);
});

test('stores only times and ids, under a prefix that signing out erases', () => {
  earlierAnswers.keep('invoices of Jordan', [{ id: 'one', name: 'Jordan' }], at);
  expect([...stored.keys()]).toEqual(['desk-answers']);
  expect([...stored.values()].join()).not.toContain('Jordan');
});

test('stores nothing once the session ends', () => {
  session.phase = 'signing-out';
  earlierAnswers.keep('open invoices', [one], at);
  expect(stored.size).toBe(0);
});

test('drops the oldest of many answers, and reads a damaged store as empty', () => {
  for (let count = 0; count <= 300; count += 1) earlierAnswers.keep(`query ${count}`, [one], at);
  expect(earlierAnswers.timeOf('query 0', [one])).toBeUndefined();
  expect(earlierAnswers.timeOf('query 300', [one])).toEqual(at);
  stored.set('desk-answers', '{');
  expect(earlierAnswers.timeOf('query 300', [one])).toBeUndefined();
});

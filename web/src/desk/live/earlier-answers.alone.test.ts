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

test('the time of an answer is found by its query and exactly its documents, in any order', () => {
  earlierAnswers.keep('open invoices', [one, other], at);
  expect(earlierAnswers.timeOf('open invoices', [other, one])).toEqual(at);
  expect(earlierAnswers.timeOf('open invoices', [one])).toBeUndefined();
  expect(earlierAnswers.timeOf('open invoices', [one, other, { id: 'third' }])).toBeUndefined();
  expect(earlierAnswers.timeOf('paid invoices', [one, other])).toBeUndefined();
});

test('an empty answer is one, too', () => {
  expect(earlierAnswers.timeOf('open invoices', [])).toBeUndefined();
  earlierAnswers.keep('open invoices', [], at);
  expect(earlierAnswers.timeOf('open invoices', [])).toEqual(at);
});

test('a later answer takes the place of an earlier one', () => {
  earlierAnswers.keep('open invoices', [one, other], at);
  earlierAnswers.keep('open invoices', [one], at);
  expect(earlierAnswers.timeOf('open invoices', [one, other])).toBeUndefined();
  expect(earlierAnswers.timeOf('open invoices', [one])).toEqual(at);
});

test('the desk’s prefix lets signing out erase it, and nothing of a document is stored', () => {
  earlierAnswers.keep('invoices of Jordan', [{ id: 'one', name: 'Jordan' }], at);
  expect([...stored.keys()]).toEqual(['desk-answers']);
  expect([...stored.values()].join()).not.toContain('Jordan');
});

test('a list that ends with the session leaves nothing behind', () => {
  session.phase = 'signing-out';
  earlierAnswers.keep('open invoices', [one], at);
  expect(stored.size).toBe(0);
});

test('the oldest of many answers are dropped, and a damaged store is an empty one', () => {
  for (let count = 0; count <= 300; count += 1) earlierAnswers.keep(`query ${count}`, [one], at);
  expect(earlierAnswers.timeOf('query 0', [one])).toBeUndefined();
  expect(earlierAnswers.timeOf('query 300', [one])).toEqual(at);
  stored.set('desk-answers', '{');
  expect(earlierAnswers.timeOf('query 300', [one])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { mailFacts, mailState, mailTrouble } from './mail-state.ts';

test.each([
  ['queued', 0, 'On its way'],
  ['queued', 2, 'Waiting'],
  ['sent', 1, 'Sent'],
  ['failed', 6, 'Not sent'],
  ['dismissed', 6, 'Not sent, dismissed'],
  ['withdrawn', 0, 'Withdrawn'],
] as const)('a mail that is %s after %i attempts has the label %s', (status, attempts, label) => {
  expect(mailState({ status, attempts }).label).toBe(label);
});

const failure = 'The mail server could not be reached';
const dueAt = '2026-11-22T15:41:00.000Z';

test('a mail’s failure is shown with its next try, until the mail is sent', () => {
  expect(mailTrouble({ status: 'queued', attempts: 1, failure, dueAt })).toBe(
    'The mail server could not be reached. Tried once, next on Sun, Nov 22, 2026, 9:41 AM.',
  );
  expect(mailTrouble({ status: 'queued', attempts: 3, failure, dueAt })).toContain('Tried 3 times');
  expect(mailTrouble({ status: 'failed', attempts: 6, failure, dueAt })).toBe(`${failure}.`);
  expect(mailTrouble({ status: 'sent', attempts: 2, failure, dueAt })).toBeUndefined();
  expect(mailTrouble({ status: 'withdrawn', attempts: 1, failure: 'visitChanged', dueAt })).toBe(
    'The visit has changed since.',
  );
  expect(mailTrouble({ status: 'queued', attempts: 0, dueAt })).toBeUndefined();
});

test('a mail shows its recipient and the time it was sent, else written', () => {
  const to = 'casey@example.com';
  expect(mailFacts({ to, createdAt: dueAt })).toBe('To casey@example.com, Sun, Nov 22, 2026, 9:41 AM');
  expect(mailFacts({ to, createdAt: dueAt, sentAt: '2026-11-22T15:45:00.000Z' })).toContain('9:45 AM');
  expect(mailFacts({ to: '', createdAt: dueAt })).toContain('To an address that is gone');
});

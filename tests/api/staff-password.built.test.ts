import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { awaitMail, mailsTo } from '../support/mailbox.ts';
import { passwordLinkIn, setPassword } from '../support/set-password.ts';
import { createTestStaff, deactivate, idTokenOf, testPassword } from '../support/staff.ts';
import { callApi, testAddress } from './call-api.ts';
import { startFunction } from './function-process.ts';

describe('a forgotten password', () => {
  const ask = (email: unknown, more: object = {}) =>
    callApi('POST', '/api/staff-password', { json: { email }, ...more });

  test('is reset by a mail, which only active staff get', async () => {
    const [person, closed] = [await createTestStaff('welder'), await createTestStaff('office')];
    await deactivate(closed);
    const unknown = `nobody-${randomUUID()}@example.com`;
    for (const email of [unknown, closed.email, person.email.toUpperCase()]) {
      const { status, text } = await ask(email);
      expect([status, text]).toEqual([204, '']);
    }
    const [, , code] = passwordLinkIn((await awaitMail(person.email)).text) ?? [];
    expect(await setPassword(code, 'another password')).toBe(200);
    expect(await idTokenOf(person.email, testPassword)).toBeUndefined();
    expect(await idTokenOf(person.email, 'another password')).toBeDefined();
    expect([await mailsTo(unknown), await mailsTo(closed.email)]).toEqual([[], []]);
  });

  test('requires an email, our own site, and stays within an hourly limit', async () => {
    expect((await ask('nico')).text).toBe('Valid email is required');
    expect(
      (await ask(`a-${randomUUID()}@example.com`, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status,
    ).toBe(403);
    const { base, stop } = await startFunction({ LIMIT_PASSWORD_MAILS_PER_HOUR: '2' });
    const email = `limited-${randomUUID()}@example.com`;
    const statuses: number[] = [];
    // A limit's window may end during the test, but at most twice the limit gets through.
    for (let time = 0; time < 5; time += 1)
      statuses.push((await ask(email, { base, from: testAddress() })).status);
    await stop();
    expect(statuses).toContain(429);
  });
});

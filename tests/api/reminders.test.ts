import { randomUUID } from 'node:crypto';
import { defaultSettings } from '@welding/domain/business/settings';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { remindOfVisits as remindOfVisitsBySchedule } from '../../functions/src/app/jobs.ts';
import { clients } from '../../functions/src/clients/clients.ts';
import { mails } from '../../functions/src/messages/mails.ts';
import { queueVisitReminders } from '../../functions/src/visits/queue-visit-reminders.ts';
import { kindsTo, mailsTo } from '../support/client-mails.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { changeAppointment, createTestAppointment, createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';

const { hosting } = stackAddresses();
configureFunctions();

let client: Client;
beforeEach(async () => {
  client = await createTestClient();
});

// Days without other tests' visits, beginning with a Wednesday in a Chicago summer.
const start = '2031-07-16T14:00:00.000Z';
const eve = '2031-07-15T22:00:00Z';
const morning = '2031-07-16T12:00:00Z';
const book = (overrides: Partial<Appointment> = {}) =>
  createTestAppointment(client, { scheduledDate: start, ...overrides });
const run = (now: string, settings = defaultSettings) => queueVisitReminders(new Date(now), settings);
const later = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

test('are sent the day before and two hours before, once each, also by concurrent runs', async () => {
  const visit = await book();
  await run(later(eve, -5));
  expect(await kindsTo(client.email)).toEqual([]);
  for (const now of [eve, later(eve, 5), later(eve, 300), morning, later(morning, 5)]) {
    await Promise.all([run(now), run(now), run(now)]);
  }
  await run(start);
  expect(await mailsTo(client.email)).toMatchObject([
    { id: `visit-reminder_${visit.id}_0`, subject: 'Tomorrow at 9:00 AM: your visit', clientId: client.id },
    { id: `visit-soon_${visit.id}_0`, subject: 'Today at 9:00 AM: your visit', appointmentId: visit.id },
  ]);
});

test('the function uses the time of its schedule', async () => {
  await book();
  await remindOfVisitsBySchedule.run({ scheduleTime: eve });
  expect(await kindsTo(client.email)).toEqual(['visit-reminder']);
});

describe('on the days when the clock changes', () => {
  test.each([
    ['in spring', '2031-03-09T14:00:00.000Z', '2031-03-08T23:00:00Z', '2031-03-09T12:00:00Z'],
    ['in fall', '2031-11-02T15:00:00.000Z', '2031-11-01T22:00:00Z', '2031-11-02T13:00:00Z'],
  ])('%s', async (_name, scheduledDate, dayBefore, soon) => {
    await book({ scheduledDate });
    await run(later(dayBefore, -1));
    expect(await kindsTo(client.email)).toEqual([]);
    await run(dayBefore);
    await run(later(soon, -1));
    expect(await kindsTo(client.email)).toEqual(['visit-reminder']);
    await run(soon);
    expect(await kindsTo(client.email)).toEqual(['visit-reminder', 'visit-soon']);
  });
});

describe('no reminder is sent', () => {
  test.each([
    ['for a cancelled visit', { status: 'cancelled', sequence: 1 }],
    ['for a completed visit', { status: 'completed' }],
    ['for an unconfirmed visit', { outsideHours: true }],
    ['when the welder is on the way', { onMyWayAt: '2031-07-16T11:00:00.000Z' }],
  ])('%s', async (_name, fields) => {
    await book(fields);
    await run(eve);
    await run(morning);
    expect(await kindsTo(client.email)).toEqual([]);
  });

  test('for a visit’s old time after a move, only for the new one', async () => {
    const visit = await book();
    await run(eve);
    const moved = '2031-07-18T14:00:00.000Z';
    await changeAppointment(visit.id, { scheduledDate: moved, status: 'rescheduled', sequence: 1 });
    await run(morning);
    expect(await kindsTo(client.email)).toEqual(['visit-reminder']);
    await run('2031-07-17T22:00:00Z');
    expect((await mailsTo(client.email)).map(({ id }) => id)).toEqual([
      `visit-reminder_${visit.id}_0`,
      `visit-reminder_${visit.id}_1`,
    ]);
  });

  test('for what the client was mailed after the reminder was due', async () => {
    const visit = await book();
    const createdAt = later(eve, 10);
    const id = `visit-booked_${visit.id}_0`;
    const told = {
      id,
      kind: 'visit-booked',
      to: `booked-${randomUUID()}@example.com`,
      subject: '',
      text: '',
    } as const;
    await (await mails())
      .doc(id)
      .set({ ...told, status: 'sent', onDesk: true, attempts: 1, createdAt, dueAt: createdAt });
    await run(later(eve, 15));
    expect(await kindsTo(client.email)).toEqual([]);
    await run(morning);
    expect(await kindsTo(client.email)).toEqual(['visit-soon']);
  });

  test('when the settings switch it off', async () => {
    await book();
    const reminders = { dayBefore: null, hoursBefore: 3 };
    await run(eve, { ...defaultSettings, reminders });
    expect(await kindsTo(client.email)).toEqual([]);
    await run(later(morning, -60), { ...defaultSettings, reminders });
    expect(await kindsTo(client.email)).toEqual(['visit-soon']);
  });

  test('to a client who stopped them or has no usable email', async () => {
    await (await clients()).doc(client.id).update({ reminders: false });
    await book();
    const unreachable = await createTestClient();
    await (await clients()).doc(unreachable.id).update({ email: 'call first' });
    await createTestAppointment(unreachable, { scheduledDate: start });
    await run(eve);
    expect([...(await kindsTo(client.email)), ...(await kindsTo(unreachable.email))]).toEqual([]);
    expect(await kindsTo('call first')).toEqual([]);
  });
});

test('more visits than one batch are all reminded of', async () => {
  const at = (minutes: number) => ({ scheduledDate: later('2031-05-14T14:00:00.000Z', minutes) });
  // The emulator has one queue for all mail, so most of these clients get none.
  const unwilling = await createTestClient();
  await (await clients()).doc(unwilling.id).update({ reminders: false });
  await Promise.all(Array.from({ length: 128 }, () => createTestAppointment(unwilling, at(5))));
  await Promise.all([book(at(0)), book(at(10))]);
  const { looked, queued } = await run('2031-05-13T22:10:00Z');
  // Other tests of this database may have visits then, too.
  expect(looked).toBeGreaterThanOrEqual(130);
  expect(queued).toBe(2);
  expect(await kindsTo(client.email)).toEqual(['visit-reminder', 'visit-reminder']);
});

test('a reminder contains its stop links', async () => {
  await book();
  await run(eve);
  const [mail] = await mailsTo(client.email);
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(
      /^<http:\/\/127\.0\.0\.1:\d+\/api\/mail-preferences\?token=[\w.-]+>$/,
    ),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mail?.text).toContain(`${hosting}/mail-preferences#`);
});

import type { Client } from '@welding/domain/entities/client';
import { business } from '@welding/domain/values/business';
import { expect, test } from 'vitest';
import { invitationOf, mailsTo } from '../support/client-mails.ts';
import { changeAppointment, createTestAppointment, createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { storedVisit } from '../support/visits.ts';
import { answerTo, callApi } from './call-api.ts';
import { at, newDay } from './own-shop.ts';

/** A verified client with a session. */
async function confirmedClient() {
  const client = await createTestClient();
  return { ...client, cookie: await verifiedCookie(client) };
}

const change = (visit: { id: string }, verb: 'move' | 'cancel', json: object, cookie?: string) =>
  callApi('POST', `/api/appointments/${visit.id}/${verb}`, { json, cookie });

/** A visit of a welder whom no other test books. */
async function visitAt(client: Client, scheduledDate: string) {
  const { id: welderId } = await createTestStaff('welder');
  return createTestAppointment(client, { welderId, scheduledDate });
}

test('moving or cancelling is possible until the cutoff, then refused with the phone number', async () => {
  const client = await confirmedClient();
  const soon = await visitAt(client, new Date(Date.now() + 23.9 * 3_600_000).toISOString());
  const json = { scheduledDate: at(newDay(), '09:00') };
  for (const verb of ['move', 'cancel'] as const) {
    expect(await answerTo(change(soon, verb, verb === 'move' ? json : {}, client.cookie))).toEqual([
      409,
      `This visit starts in less than 24 hours. To move or cancel it, please call us at ${business.phone}`,
    ]);
  }
  const later = await visitAt(client, new Date(Date.now() + 24.1 * 3_600_000).toISOString());
  expect((await change(later, 'move', json, client.cookie)).status).toBe(200);
  expect((await change(later, 'cancel', { reason: 'Sold' }, client.cookie)).status).toBe(200);
  const told = (await mailsTo(client.email)).filter(({ appointmentId }) => appointmentId === later.id);
  const parts = told.map(invitationOf).toSorted((one, other) => one.sequence - other.sequence);
  expect(parts).toMatchObject([
    { method: 'REQUEST', sequence: 1 },
    { method: 'CANCEL', sequence: 2, status: 'CANCELLED', uid: parts[0]?.uid },
  ]);
});

test('a move into the cutoff can be undone at once, and not changed otherwise', async () => {
  const client = await confirmedClient();
  const planned = at(newDay(), '09:00');
  const visit = await visitAt(client, planned);
  const soon = new Date(Date.now() + 5 * 3_600_000).toISOString();
  const moveTo = async (scheduledDate: string) =>
    (await change(visit, 'move', { scheduledDate }, client.cookie)).status;
  expect(await moveTo(soon)).toBe(200);
  expect(await moveTo(at(newDay(), '10:00'))).toBe(409);
  expect(await moveTo(planned)).toBe(200);
  expect(await storedVisit(visit.id)).toMatchObject({ scheduledDate: planned });
});

test('moving is refused for a past visit and for invalid times', async () => {
  const client = await confirmedClient();
  const json = { scheduledDate: at(newDay(), '09:00') };
  const visit = await visitAt(client, at(newDay(), '09:00'));
  const wrong = async (body: object) => {
    const answer = await change(visit, 'move', body, client.cookie);
    return [answer.status, answer.text];
  };
  expect(await wrong({ scheduledDate: 'soon' })).toEqual([400, 'Date and time is required']);
  expect(await wrong({ scheduledDate: '2026-01-05T15:00:00Z' })).toEqual([
    400,
    'Date and time must not be in the past',
  ]);
  expect((await wrong({ scheduledDate: '2099-01-05T15:00:00Z' }))[0]).toBe(400);
  for (const [fields, sentence] of [
    [{ status: 'completed' }, 'This visit is finished. Please book another one'],
    [{ status: 'cancelled' }, 'This visit is cancelled. Please book another one'],
    [{ status: 'scheduled', onMyWayAt: new Date().toISOString() }, /already on the way/],
  ] as const) {
    await changeAppointment(visit.id, fields);
    expect((await wrong(json))[1]).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  }
});

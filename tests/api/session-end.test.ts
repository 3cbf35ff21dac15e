import { type Client, clientSessionSchema } from '@welding/domain/entities/client';
import { apiMessages } from '@welding/domain/messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { clients } from '../../functions/src/clients/clients.ts';
import {
  type FirestoreSession,
  openFirestoreSession,
  refreshFirestoreSession,
  statusOfProjectList,
} from '../support/firestore-session.ts';
import { inSpanish } from '../support/in-spanish.ts';
import { ownTime } from '../support/own-time.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { type ApiAnswer, answerTo, callApi, cookieOf } from './call-api.ts';

/** A client's signed-in device: a cookie for the API and tokens for Firestore. */
type Device = { readonly cookie: string; readonly firestore: FirestoreSession };

let client: Client;

beforeEach(async () => {
  client = await createTestClient();
  await createTestProject(client);
});

async function signInOn(): Promise<Device> {
  const answer = await callApi('GET', `/api/clients/${encodeURIComponent(client.email)}`);
  const { token } = clientSessionSchema.parse(answer.json());
  return { cookie: cookieOf(answer), firestore: await openFirestoreSession(token) };
}

/** Like `signInOn`, for a verified session. */
async function confirmOn(): Promise<Device> {
  return { ...(await signInOn()), cookie: await verifiedCookie(client) };
}

const book = ({ cookie }: Device): Promise<ApiAnswer> =>
  callApi('POST', '/api/appointments', {
    cookie,
    json: {
      clientId: client.id,
      title: 'Aluminum Welding',
      duration: '60',
      scheduledDate: ownTime(),
    },
  });

const logOut = ({ cookie }: Device) => callApi('POST', '/api/logout', { cookie });
const logOutEverywhere = (cookie: string | undefined) =>
  callApi('POST', '/api/me/log-out-everywhere', { cookie });

/** The API's and Firestore's statuses for every request of the device. */
async function statusesOf(device: Device): Promise<Record<string, number>> {
  const { cookie, firestore } = device;
  const renewed = await refreshFirestoreSession(firestore);
  const [projects, appointments, booking, live, liveRenewed] = await Promise.all([
    callApi('GET', `/api/projects/client/${client.id}`, { cookie }),
    callApi('GET', `/api/appointments/client/${client.id}`, { cookie }),
    book(device),
    statusOfProjectList(firestore, client.id),
    statusOfProjectList(renewed, client.id),
  ]);
  return {
    projects: projects.status,
    appointments: appointments.status,
    booking: booking.status,
    live,
    liveRenewed,
  };
}

const open = { projects: 200, appointments: 200, booking: 201, live: 200, liveRenewed: 200 };
const closed = { projects: 401, appointments: 401, booking: 401, live: 403, liveRenewed: 403 };

describe('logging out', () => {
  test('ends only that session, for the API and for Firestore', async () => {
    const [phone, laptop] = [await signInOn(), await signInOn()];
    expect(await statusesOf(phone)).toEqual(open);
    expect((await logOut(phone)).status).toBe(204);
    expect(await statusesOf(phone)).toEqual(closed);
    expect(await statusesOf(laptop)).toEqual(open);
    expect(await statusesOf(await signInOn())).toEqual(open);
  });

  test('twice is the same as once', async () => {
    const phone = await signInOn();
    expect((await logOut(phone)).status).toBe(204);
    expect((await logOut(phone)).status).toBe(204);
  });
});

describe('logging out everywhere', () => {
  test('ends every session, clears the cookie, and allows a new sign-in at once', async () => {
    const [phone, laptop] = [await confirmOn(), await signInOn()];
    const answer = await logOutEverywhere(phone.cookie);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers.getSetCookie()).toEqual(['__session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    const again = await signInOn();
    expect(await statusesOf(phone)).toEqual(closed);
    expect(await statusesOf(laptop)).toEqual(closed);
    expect(await statusesOf(again)).toEqual(open);
  });

  test('leaves other clients signed in', async () => {
    const phone = await confirmOn();
    client = await createTestClient();
    const others = await signInOn();
    expect((await logOutEverywhere(phone.cookie)).status).toBe(204);
    expect(await statusesOf(others)).toEqual(open);
  });

  test('is refused to a session with an unproven email, with the reason', async () => {
    const [phone, stranger] = [await confirmOn(), await signInOn()];
    expect(await answerTo(logOutEverywhere(stranger.cookie))).toEqual([
      403,
      apiMessages.notVerifiedToEndSessions,
    ]);
    const { text } = await callApi('POST', '/api/me/log-out-everywhere', {
      cookie: stranger.cookie,
      headers: { 'Accept-Language': 'es' },
    });
    expect(text).toBe(inSpanish(() => apiMessages.notVerifiedToEndSessions));
    expect(await statusesOf(phone)).toEqual(open);
  });
});

describe('changes in the Firebase console', () => {
  const stored = async () => (await clients()).doc(client.id).withConverter(null);

  test('deleting a client ends all access at once', async () => {
    const phone = await signInOn();
    await (await stored()).delete();
    expect(await statusesOf(phone)).toEqual(closed);
    expect((await logOut(phone)).status).toBe(204);
  });

  test('sessionsValidFrom ends the sessions begun before', async () => {
    const phone = await signInOn();
    await (await stored()).update({ sessionsValidFrom: new Date() });
    const laptop = await signInOn();
    expect(await statusesOf(phone)).toEqual(closed);
    expect(await statusesOf(laptop)).toEqual(open);
    await (await stored()).update({ sessionsValidFrom: new Date(Date.now() + 3_600_000) });
    expect(await statusesOf(laptop)).toEqual(closed);
  });

  test.each([null, 'yesterday'])('sessionsValidFrom %j is ignored', async (sessionsValidFrom) => {
    const phone = await signInOn();
    await (await stored()).update({ sessionsValidFrom });
    const { liveRenewed, projects } = await statusesOf(phone);
    expect([liveRenewed, projects]).toEqual([200, 200]);
  });
});

import { randomUUID } from 'node:crypto';
import type { Block } from '@welding/domain/entities/block';
import type { Client } from '@welding/domain/entities/client';
import type { Staff } from '@welding/domain/entities/staff';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { getApps, initializeApp } from 'firebase-admin/app';
import { planBlock } from '../../functions/src/actions/plan-block.ts';
import { listWelders } from '../../functions/src/data/staff.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { type ApiAnswer, type CallOptions, callApi } from './call-api.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';

/** A business of one test file's own, whose welders no other test books. */
export type OwnShop = {
  readonly functions: FunctionProcess;
  readonly owner: Staff;
  readonly office: Staff;
  readonly welders: readonly Staff[];
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<ApiAnswer>;
  readonly stop: () => Promise<void>;
};

/** Every limit out of the way: these tests ask more than any client. */
const unlimited = {
  LIMIT_BOOKINGS_PER_HOUR: '100000',
  LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '100000',
};

/**
 * Opens a shop with so many welders in a database of its own: a project of its own in the same emulators. To be called once,
 * before anything reads or writes data in this process.
 */
export async function openOwnShop(welderCount: number, settings = unlimited): Promise<OwnShop> {
  const projectId = `demo-shop-${randomUUID()}`;
  if (getApps().length > 0) throw new Error('This process has a database already');
  initializeApp({ projectId });
  const functions = await startFunction({ ...settings, GCLOUD_PROJECT: projectId });
  const [owner, office] = [await createTestStaff('owner'), await createTestStaff('office')];
  const welders = await Promise.all(
    Array.from({ length: welderCount }, (_, index) => createTestStaff('welder', `Welder ${index + 1}`)),
  );
  const call = (method: string, path: string, options: CallOptions = {}) =>
    callApi(method, path, { base: functions.base, ...options });
  // The first request loads the code, which alone may take longer on a busy machine than a request may.
  await call('GET', '/api/desk/me', { bearer: tokenOf(owner) });
  return { functions, owner, office, welders, call, stop: functions.stop };
}

/** An ID token of somebody of an own shop: the emulator's are not signed. */
export function tokenOf({ id, email, role }: Staff): string {
  const [app] = getApps();
  const projectId = app?.options.projectId;
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    sub: id,
    user_id: id,
    email,
    role,
    firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** A client of the shop with a session. */
export async function bookingClient(
  fields: Parameters<typeof createTestClient>[0] = {},
): Promise<Client & { readonly cookie: string }> {
  const client = await createTestClient(fields);
  return { ...client, cookie: await verifiedCookie(client) };
}

let days = 0;

/** A weekday that no test of this file has used, three weeks from now or later. */
export function newDay(): string {
  for (;;) {
    days += 1;
    const date = addDays(chicagoDate(new Date()), 20 + days);
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    if (weekday > 0 && weekday < 6) return date;
  }
}

/** The instant of a Chicago clock on a day. */
export function at(date: string, clock: string): string {
  return chicagoInstant(date, clock).toISOString();
}

/** Keeps everybody but `kept` away on a day. */
export async function blockOthers(date: string, kept: readonly Staff[], actor: Staff): Promise<Block[]> {
  const others = (await listWelders()).filter(({ id }) => !kept.some((person) => person.id === id));
  const span = { start: chicagoInstant(date, '00:00'), end: chicagoInstant(addDays(date, 1), '00:00') };
  return await Promise.all(
    others.map(({ id }) =>
      planBlock({ welderId: id, ...span, reason: 'Not there' }, { once: undefined, actor: { ...actor } }),
    ),
  );
}

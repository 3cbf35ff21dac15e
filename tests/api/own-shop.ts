import type { Block } from '@welding/domain/entities/block';
import type { Client } from '@welding/domain/entities/client';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { planBlock } from '../../functions/src/calendar/plan-blocks.ts';
import { listWelders } from '../../functions/src/staff/staff.ts';
import { idToken } from '../support/id-token.ts';
import { createTestClient } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { createTestStaff } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';

/** A business of one test file, whose welders no other test books. */
export type OwnShop = {
  readonly owner: Staff;
  readonly office: Staff;
  readonly welders: readonly Staff[];
  readonly call: typeof callApi;
};

let days = 0;
let isOpen = false;

/** Opens a shop with this many welders in this process's database, after emptying it. */
export async function openOwnShop(welderCount: number): Promise<OwnShop> {
  await eraseDocuments();
  isOpen = true;
  days = 0;
  const [owner, office] = [await createTestStaff('owner'), await createTestStaff('office')];
  const welders = await Promise.all(
    Array.from({ length: welderCount }, (_, index) => createTestStaff('welder', `Welder ${index + 1}`)),
  );
  return { owner, office, welders, call: callApi };
}

/** Empties the database after a file with a shop of its own: the next file would find the shop's few welders busy. */
export async function closeOwnShop(): Promise<void> {
  if (!isOpen) return;
  isOpen = false;
  await eraseDocuments();
}

async function eraseDocuments(): Promise<void> {
  const { firestore, project } = stackAddresses();
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  const erased = await fetch(`http://${firestore}/${documents}`, { method: 'DELETE' });
  if (!erased.ok) throw new Error(`The emulator did not erase its documents: ${erased.status}`);
}

/** A staff member's ID token. */
export function tokenOf({ id, email, role }: Staff): string {
  return idToken(id, { email, role });
}

/** A client of the shop with a session. */
export async function bookingClient(
  fields: Parameters<typeof createTestClient>[0] = {},
): Promise<Client & { readonly cookie: string }> {
  const client = await createTestClient(fields);
  return { ...client, cookie: await verifiedCookie(client) };
}

/** A weekday at least three weeks ahead that no other test of this file has used. */
export function newDay(): string {
  for (;;) {
    days += 1;
    const date = addDays(chicagoDate(new Date()), 20 + days);
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    if (weekday > 0 && weekday < 6) return date;
  }
}

/** The instant of a Chicago time on a day. */
export function at(date: string, clock: string): string {
  return chicagoInstant(date, clock).toISOString();
}

/** Blocks the day for all welders but `kept`. */
export async function blockOthers(date: string, kept: readonly Staff[], actor: Staff): Promise<Block[]> {
  const others = (await listWelders()).filter(({ id }) => !kept.some((person) => person.id === id));
  const span = { start: chicagoInstant(date, '00:00'), end: chicagoInstant(addDays(date, 1), '00:00') };
  return await Promise.all(
    others.map(({ id }) =>
      planBlock({ welderId: id, ...span, reason: 'Not there' }, { once: undefined, actor: actorOf(actor) }),
    ),
  );
}

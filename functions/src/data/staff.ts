import { createHash } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { type NewStaff, type Staff, type StaffChange, staffSchema } from '@welding/domain/entities/staff';
import type { WriteBatch } from 'firebase-admin/firestore';
import { recordChange } from './audit.ts';
import { changeEntity, MissingEntityError } from './change-entity.ts';
import { entityCollection } from './collection.ts';
import { createIdempotently, findEarlier, type IdempotencyKey } from './create-idempotently.ts';
import { isAlreadyThere } from './outage.ts';
import { parseSnapshot } from './parse-snapshot.ts';
import { declareQuery } from './query.ts';

export const staff = entityCollection('staff', staffSchema, ['createdAt', 'updatedAt']);

const staffByRole = declareQuery({ collection: 'staff', equal: ['role'] });
/** Far more than a business of this size employs. */
const mostStaff = 200;

/** Whoever runs a command on the server or on this machine. */
const commandLine: Actor = { id: 'command-line', name: 'The command line', role: 'system' };

/** Somebody on the staff has this e-mail. */
export class StaffEmailTakenError extends Error {
  override readonly name = 'StaffEmailTakenError';
}

/** The document is another one than the change was made on. */
export class StaleStaffError extends Error {
  override readonly name = 'StaleStaffError';
  readonly current: Staff;

  constructor(current: Staff) {
    super('Changed meanwhile');
    this.current = current;
  }
}

/** The change would leave nobody who may do everything. */
export class LastOwnerError extends Error {
  override readonly name = 'LastOwnerError';
}

/**
 * The id of whoever has this e-mail, a UUID (RFC 9562, version 8) made of it: two documents of one e-mail cannot be.
 * @param email as the schema leaves it
 */
export function staffIdOf(email: string): string {
  const hex = createHash('sha256').update(email).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(12, 15)}-a${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}

/**
 * Stores somebody new, with the entry in the history; a repeated request gets whom the first one stored.
 * @throws StaffEmailTakenError, KeyReusedError
 */
export async function storeStaff(
  newStaff: NewStaff,
  { once, actor = commandLine }: { once?: IdempotencyKey | undefined; actor?: Actor } = {},
): Promise<Staff> {
  const now = new Date().toISOString();
  const person = { ...newStaff, id: staffIdOf(newStaff.email), active: true, createdAt: now, updatedAt: now };
  const collection = await staff();
  // In this order: whom the same request has stored is found by its key as soon as by the id.
  const taken = await findStaff(person.id);
  const earlier = once && (await findEarlier(collection, once));
  if (earlier) return earlier;
  if (taken) throw new StaffEmailTakenError('Somebody has this e-mail');
  try {
    return await createIdempotently(collection, person, {
      once,
      also: (batch) =>
        recordChange(batch, { actor, action: 'added', entity: 'staff', entityId: person.id, changes: [] }),
    });
  } catch (error) {
    if (isAlreadyThere(error)) throw new StaffEmailTakenError('Somebody has this e-mail', { cause: error });
    throw error;
  }
}

/** Somebody of the staff, active or not; undefined when there is nobody. @throws ZodError for an unreadable document */
export async function findStaff(id: string): Promise<Staff | undefined> {
  return (await (await staff()).doc(id).get()).data();
}

/** Everybody, active or not, by name. */
export async function listStaff(): Promise<Staff[]> {
  const found = parseSnapshot(await (await staff()).limit(mostStaff).get());
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

/** Who takes visits: everybody active whose role is welder, by name. */
export async function listWelders(): Promise<Staff[]> {
  const found = parseSnapshot(
    await staffByRole(await staff(), ['welder'])
      .limit(mostStaff)
      .get(),
  );
  return found.filter(({ active }) => active).sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Changes somebody who is as `updatedAt` says, and records who did.
 * @returns how they are now; undefined when there is nobody of this id
 * @throws StaleStaffError, LastOwnerError
 */
export async function changeStaff(
  id: string,
  { updatedAt, name, role, active }: StaffChange,
  actor = commandLine,
): Promise<Staff | undefined> {
  try {
    return await changeEntity<Staff>(staff, {
      entity: 'staff',
      id,
      actor,
      action: 'changed',
      decide: async (current, batch) => {
        if (current.updatedAt !== updatedAt) throw new StaleStaffError(current);
        const fields = {
          name: name ?? current.name,
          role: role ?? current.role,
          active: active ?? current.active,
        };
        if (isActiveOwner(current) && !isActiveOwner(fields)) await requireOtherOwner(batch, id);
        return fields;
      },
    });
  } catch (error) {
    if (error instanceof MissingEntityError) return undefined;
    throw error;
  }
}

/**
 * Makes the batch fail unless another owner is still active when it is written: of two who take each other's access away,
 * one looks again. A batch can only put a condition on what it writes, so that owner is written as they are.
 * @throws LastOwnerError
 */
async function requireOtherOwner(batch: WriteBatch, id: string): Promise<void> {
  const owners = await staffByRole(await staff(), ['owner'])
    .limit(mostStaff)
    .get();
  const other = owners.docs.find((owner) => owner.id !== id && owner.data().active);
  if (!other) throw new LastOwnerError('No active owner would be left');
  batch.update(other.ref, { active: true }, { lastUpdateTime: other.updateTime });
}

function isActiveOwner({ role, active }: Pick<Staff, 'role' | 'active'>): boolean {
  return role === 'owner' && active;
}

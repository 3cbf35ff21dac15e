import { randomUUID } from 'node:crypto';
import type { Actor } from '@welding/domain/entities/audit-entry';
import {
  type NewStaff,
  type OwnChoice,
  type Staff,
  type StaffChange,
  staffChangedMeanwhile,
  staffMessages,
  staffSchema,
} from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { maxStaff } from '@welding/domain/values/limits';
import { documentIdOf } from '#clients/clients.ts';
import { conflict, isRefusal, notFound } from '#refusal.ts';
import { recordChange } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type CreatedBy, create } from '#store/create.ts';
import { parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { type Batch, firestore, newBatch } from '#store/firestore.ts';
import { declareQuery, findByIds } from '#store/query.ts';

export const staff = entityCollection('staff', staffSchema, {
  audit: 'staff',
});

const staffByEmail = declareQuery({ collection: 'staff', equal: ['email'] });
const staffByRole = declareQuery({ collection: 'staff', equal: ['role'] });

/** The actor of setup commands. */
export const commandLine: Actor = { id: 'command-line', name: 'Setup', role: 'system' };

/**
 * Stores a new staff member; a repeated request gets the first one's. The id does not derive from the email, because clients
 * read it with their visits.
 * @param options.id for sample data that is always the same
 * @throws Refusal email_taken, key_reused
 */
export async function storeStaff(
  newStaff: NewStaff,
  { once, actor = commandLine, id = randomUUID() }: CreatedBy & { readonly id?: string } = {},
): Promise<Staff> {
  const now = new Date().toISOString();
  const person = { ...newStaff, id, active: true, createdAt: now, updatedAt: now };
  const emailDocument = (await firestore()).collection('staffEmails').doc(documentIdOf(person.email));
  return await create(
    staff,
    person,
    { actor, once },
    {
      action: 'added',
      check: async () => {
        if (await findStaffByEmail(person.email))
          throw conflict(staffMessages.emailTaken, errorCodes.emailTaken);
      },
      // Of two parallel additions of one email the second fails.
      also: (batch) => {
        batch.create(emailDocument, { staffId: id });
      },
    },
  );
}

/** Active or not. @param email trimmed and in lower case */
export async function findStaffByEmail(email: string): Promise<Staff | undefined> {
  const found = await staffByEmail(await staff(), [email])
    .limit(1)
    .get();
  return found.docs[0]?.data();
}

/** Active or not. @throws UnreadableDocumentError */
export async function findStaff(id: string): Promise<Staff | undefined> {
  return (await (await staff()).doc(id).get()).data();
}

/** Active or not, by id. */
export async function findPeople(ids: readonly string[]): Promise<ReadonlyMap<string, Staff>> {
  return await findByIds(await staff(), ids);
}

/** Active or not, sorted by name. */
export async function listStaff(): Promise<Staff[]> {
  const found = parseSnapshot(await (await staff()).limit(maxStaff).get());
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

/** Active staff with the role welder, sorted by name. */
export async function listWelders(): Promise<Staff[]> {
  const found = parseSnapshot(
    await staffByRole(await staff(), ['welder'])
      .limit(maxStaff)
      .get(),
  );
  return found.filter(({ active }) => active).sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Changes a staff member of the version `updatedAt`, and records who did.
 * @returns the changed staff member, undefined for an unknown id
 * @throws Refusal changed_meanwhile, conflict
 */
export async function storeStaffChange(
  id: string,
  asked: StaffChange,
  actor = commandLine,
): Promise<Staff | undefined> {
  const { name, role, active, mayChange } = asked;
  try {
    return await changeEntity<Staff>(staff, {
      id,
      asked,
      actor,
      action: 'changed',
      decide: async (current, batch) => {
        const fields = {
          name: name ?? current.name,
          role: role ?? current.role,
          active: active ?? current.active,
          ...(mayChange !== undefined && { mayChange: mayChange ?? undefined }),
          ...(active === false && current.active && { sessionsValidFrom: thisSecond() }),
        };
        if (isActiveOwner(current) && !isActiveOwner(fields)) await requireOtherOwner(batch, id);
        return fields;
      },
    });
  } catch (error) {
    if (isRefusal(error, errorCodes.notFound)) return undefined;
    const current = isRefusal(error, errorCodes.changedMeanwhile) ? await findStaff(id) : undefined;
    throw current ? conflict(staffChangedMeanwhile(current), errorCodes.changedMeanwhile) : error;
  }
}

/** Ends a staff member's sign-ins up to now, in rules and API. @throws Refusal not_found */
export async function storeSignOut(id: string, actor: Actor): Promise<void> {
  const document = (await staff()).doc(id);
  await retryConflicts(async () => {
    const { updateTime } = await document.get();
    if (!updateTime) throw notFound(staffMessages.notFound);
    const batch = await newBatch();
    const fields = await staff.encodeUpdate({ sessionsValidFrom: thisSecond() });
    batch.update(document, fields, { lastUpdateTime: updateTime });
    await recordChange(batch, { actor, action: 'signed out', entity: 'staff', entityId: id, changes: [] });
    await batch.commit();
  });
}

/** Firebase Auth knows the time of a sign-in in whole seconds, so one in the second of the end is still open. */
function thisSecond(): string {
  return new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();
}

/** Stores a staff member's own settings. @throws Refusal not_found */
export async function storeOwnChoice({ id, name, role }: Staff, choice: OwnChoice): Promise<Staff> {
  return await changeEntity<Staff>(staff, {
    id,
    actor: { id, name, role },
    action: 'changed',
    decide: () => choice,
  });
}

/**
 * Makes the batch fail unless another owner is still active when it is written, so that two owners cannot close each other's
 * accounts. Writes that owner unchanged, because a batch can only have conditions on its writes.
 * @throws Refusal conflict
 */
async function requireOtherOwner(batch: Batch, id: string): Promise<void> {
  const owners = await staffByRole(await staff(), ['owner'])
    .limit(maxStaff)
    .get();
  const other = owners.docs.find((owner) => owner.id !== id && owner.data().active);
  if (!other) throw conflict(staffMessages.lastOwner);
  batch.update(other.ref, await staff.encodeUpdate({ active: true }), { lastUpdateTime: other.updateTime });
}

function isActiveOwner({ role, active }: Pick<Staff, 'role' | 'active'>): boolean {
  return role === 'owner' && active;
}

import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { visitMessages } from '@welding/domain/entities/visit';
import { badRequest } from '#refusal.ts';
import { findStaff } from '#staff/staff.ts';

/** Those of `ids` who are still on the staff, in their order. */
export async function activeOf(ids: readonly string[]): Promise<string[]> {
  const people = await Promise.all(ids.map(findStaff));
  return people.flatMap((person) => (person?.active ? [person.id] : []));
}

/** Refuses to give work to somebody who is not on the staff or no longer is. @throws Refusal 400 */
export async function requireWelders(ids: readonly string[]): Promise<void> {
  if ((await activeOf(ids)).length < ids.length) throw badRequest(visitMessages.noSuchWelder);
}

/** The same for those who are new to a visit: whoever has left stays with it until somebody takes them off. @throws Refusal 400 */
export async function requireNewWelders(
  asked: readonly string[] | undefined,
  visit: Appointment | undefined,
): Promise<void> {
  const own = visit ? crewOf(visit) : [];
  await requireWelders((asked ?? []).filter((id) => !own.includes(id)));
}

import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf, crewText } from '@welding/domain/entities/crew';
import { findStaff } from '#data/staff.ts';

/** Who makes these visits besides `welderId`, in words, by the visit's id; those of one welder are left out. */
export async function findCrewmates(
  welderId: string,
  visits: readonly Appointment[],
): Promise<ReadonlyMap<string, string>> {
  const others = visits
    .map((visit) => ({ id: visit.id, crew: crewOf(visit).filter((id) => id !== welderId) }))
    .filter(({ crew }) => crew.length > 0);
  const ids = [...new Set(others.flatMap(({ crew }) => crew))];
  const people = await Promise.all(ids.map(findStaff));
  const names = new Map(people.flatMap((person) => (person ? [[person.id, person.name] as const] : [])));
  return new Map(others.map(({ id, crew }) => [id, crewText(crew, names)]));
}

import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { findPeople } from '#staff/staff.ts';

type Crewmate = { readonly id: string; readonly name: string };

/** Who makes these visits besides `welderId`, by the visit's id; those of one welder are left out. */
export async function findCrewmates(
  welderId: string,
  visits: readonly Appointment[],
): Promise<ReadonlyMap<string, Crewmate[]>> {
  const others = visits
    .map((visit) => ({ id: visit.id, crew: crewOf(visit).filter((id) => id !== welderId) }))
    .filter(({ crew }) => crew.length > 0);
  const people = await findPeople([...new Set(others.flatMap(({ crew }) => crew))]);
  return new Map(
    others.map(({ id, crew }) => [
      id,
      crew.flatMap((mate) => people.get(mate) ?? []).map(({ id: mateId, name }) => ({ id: mateId, name })),
    ]),
  );
}

import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf, crewText, maxCrew } from '@welding/domain/entities/crew';
import { staffSchema } from '@welding/domain/entities/staff';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { uiTexts } from './ui-texts.ts';

/** Who makes a visit, the one who leads first; nothing until the names are known. Only planners may read the staff. */
export function CrewNames({ visit }: { visit: Appointment }) {
  const crew = crewOf(visit);
  // Visits of the same crew watch the same few people: everybody would be more.
  const people = useDeskList(
    crew.length === 0
      ? null
      : {
          collection: 'staff',
          schema: staffSchema,
          where: [['__name__', 'in', crew.toSorted()]],
          limit: maxCrew,
        },
  );
  if (crew.length === 0) return uiTexts().noWelderYet;
  if (people.status !== 'ready') return null;
  return crewText(crew, new Map(people.items.map(({ id, name }) => [id, name])));
}

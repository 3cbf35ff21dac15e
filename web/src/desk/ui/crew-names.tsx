import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf, crewText } from '@welding/domain/entities/crew';
import { useStaffOf } from '#desk/live/use-people.ts';
import { uiTexts } from './ui-texts.ts';

/** The crew of a visit, the leader first; nothing until the names are known. Only planners may read the staff. */
export function CrewNames({ visit }: { visit: Appointment }) {
  const crew = crewOf(visit);
  const people = useStaffOf(crew);
  if (crew.length === 0) return uiTexts().noWelderYet;
  if (people.status !== 'ready') return null;
  return crewText(crew, new Map(people.items.map(({ id, name }) => [id, name])));
}

import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf, crewText } from '@welding/domain/entities/crew';
import { staffList } from '#desk/live/staff-list.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';

/** Who makes a visit, the one who leads first; nothing until the names are known. Only planners may read the staff. */
export function CrewNames({ visit }: { visit: Appointment }) {
  const staff = useDeskList(staffList);
  const crew = crewOf(visit);
  if (crew.length === 0) return 'No welder yet';
  if (staff.status !== 'ready') return null;
  return crewText(crew, new Map(staff.items.map(({ id, name }) => [id, name])));
}

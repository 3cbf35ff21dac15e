import { isLate } from '@welding/domain/booking/is-late';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf, crewText } from '@welding/domain/entities/crew';
import { ClockAlert, MapPinOff } from 'lucide-react';
import { useStaffOf } from '#desk/live/use-people.ts';
import { useMinute } from '#shared/ui/use-clock.ts';
import { deskUiTexts } from './desk-ui-texts.ts';

/** The crew, the lead first; nothing until loaded. Only planners may read the staff. */
export function CrewNames({ visit }: { visit: Appointment }) {
  const crew = crewOf(visit);
  const people = useStaffOf(crew);
  if (crew.length === 0) return deskUiTexts().noWelderYet;
  if (people.status !== 'ready') return null;
  return crewText(crew, new Map(people.items.map(({ id, name }) => [id, name])));
}

export function NoAddress({ visit }: { visit: Appointment }) {
  if (!lacksAddress(visit)) return null;
  return (
    <p className="flex items-center gap-1.5 font-semibold text-sm">
      <MapPinOff aria-hidden="true" className="size-4 shrink-0" />
      {deskUiTexts().noAddressYet}
    </p>
  );
}

export function lacksAddress({ address, status }: Appointment): boolean {
  return !address && status !== 'completed' && status !== 'cancelled';
}

/** Marks a visit to which no one has set out in time. */
export function LateMark({ visit }: { visit: Appointment }) {
  const now = useMinute();
  if (!now || !isLate(visit, now)) return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-error">
      <ClockAlert aria-hidden="true" className="size-4 shrink-0" />
      {deskUiTexts().late}
    </span>
  );
}

import { clockWords } from '@welding/domain/entities/arrival-words';
import {
  appointmentStatusLabels,
  appointmentStatusSchema,
  openAppointmentStatuses,
} from '@welding/domain/entities/status';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { inLanguages, say } from '@welding/domain/values/language';
import {
  Ban,
  CalendarCheck,
  CalendarClock,
  CalendarSync,
  CircleCheck,
  CircleDashed,
  type LucideIcon,
} from 'lucide-react';

/** An appointment's time for people. Names the pass in the hour that repeats. */
export function appointmentTime(instant: Date): string {
  return `${formatChicagoDate(instant)}, ${clockWords(instant)}`;
}

type AppointmentBadge = {
  label: string;
  tone: 'yellow' | 'blue' | 'green' | 'red' | 'grey';
  icon: LucideIcon;
};

const looks = {
  scheduled: { tone: 'blue', icon: CalendarCheck },
  completed: { tone: 'green', icon: CircleCheck },
  cancelled: { tone: 'red', icon: Ban },
  rescheduled: { tone: 'yellow', icon: CalendarSync },
} as const;

const badgeTexts = inLanguages({
  needsTime: say('Needs another time', 'Necesita otra hora'),
});

/**
 * A status badge in the colors of project statuses. An open visit whose client is to choose a new time is not shown as scheduled:
 * nobody comes at its time. Unknown statuses are shown unchanged, in grey.
 */
export function appointmentBadge({
  status,
  needsTime,
}: {
  readonly status: string;
  readonly needsTime?: boolean | undefined;
}): AppointmentBadge {
  if (needsTime && openAppointmentStatuses.some((open) => open === status))
    return { label: badgeTexts().needsTime, tone: 'yellow', icon: CalendarClock };
  const known = appointmentStatusSchema.safeParse(status);
  if (!known.success) return { label: status, tone: 'grey', icon: CircleDashed };
  return { label: appointmentStatusLabels[known.data], ...looks[known.data] };
}

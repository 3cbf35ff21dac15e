import { clockWords } from '@welding/domain/entities/arrival-words';
import { appointmentStatusLabels, appointmentStatusSchema } from '@welding/domain/entities/status';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { Ban, CalendarCheck, CalendarSync, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';

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

/** A status badge in the colors of project statuses. Unknown statuses are shown unchanged, in grey. */
export function appointmentBadge(status: string): AppointmentBadge {
  const known = appointmentStatusSchema.safeParse(status);
  if (!known.success) return { label: status, tone: 'grey', icon: CircleDashed };
  return { label: appointmentStatusLabels[known.data], ...looks[known.data] };
}

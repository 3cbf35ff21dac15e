import { appointmentStatusLabels, appointmentStatusSchema } from '@welding/domain/entities/status';
import { Ban, CalendarCheck, CalendarSync, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';

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

import * as z from 'zod/mini';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { serviceTypes } from './service-type.ts';

/** Specification section 3, label maps. */
const statusTexts = inLanguages({
  // Masculine in Spanish, for "proyecto". Quote requests ("solicitud") have their own words on the desk.
  request: {
    pending: say('Pending', 'Pendiente'),
    in_progress: say('In Progress', 'En curso'),
    completed: say('Completed', 'Terminado'),
    cancelled: say('Cancelled', 'Cancelado'),
  },
  appointment: {
    scheduled: say('Scheduled', 'Programada'),
    completed: say('Completed', 'Terminada'),
    cancelled: say('Cancelled', 'Cancelada'),
    rescheduled: say('Rescheduled', 'Reprogramada'),
  },
});

/** Specification section 3: the labels of a project's and a quote's status. */
export const requestStatusLabels = inCurrentLanguage(() => statusTexts().request);

export const requestStatusSchema = z.enum(['pending', 'in_progress', 'completed', 'cancelled']);

/** Specification section 3: the labels of an appointment's status. */
export const appointmentStatusLabels = inCurrentLanguage(() => statusTexts().appointment);

export const appointmentStatusSchema = z.enum(['scheduled', 'completed', 'cancelled', 'rescheduled']);

export const openAppointmentStatuses = ['scheduled', 'rescheduled'] as const satisfies readonly z.infer<
  typeof appointmentStatusSchema
>[];

export const paymentStatusSchema = z.enum(['processing', 'succeeded', 'failed', 'canceled', 'refunded']);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** A badge for a stored status. Unknown statuses are shown unchanged, in grey (section 4). */
export function statusBadge(status: string): {
  label: string;
  tone: 'yellow' | 'blue' | 'green' | 'red' | 'grey';
} {
  const known = requestStatusSchema.safeParse(status);
  if (!known.success) return { label: status, tone: 'grey' };
  const tones = { pending: 'yellow', in_progress: 'blue', completed: 'green', cancelled: 'red' } as const;
  return { label: requestStatusLabels[known.data], tone: tones[known.data] };
}

/** Separate from the labels, which pages show without loading zod. */
export const serviceTypeSchema = z.enum(serviceTypes);

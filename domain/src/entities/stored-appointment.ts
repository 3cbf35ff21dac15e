import * as z from 'zod/mini';
import { storedCreationTime, storedOptionalText, storedText, storedTime } from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { type Appointment, defaultDuration, durationSchema } from './appointment.ts';

/** An appointment as it is read: only whose it is and when have to be there. */
export const storedAppointmentSchema: z.ZodMiniType<Appointment> = z.object({
  id: idSchema,
  clientId: idSchema,
  projectId: z.catch(z.optional(idSchema), undefined),
  title: z.catch(storedText, 'Appointment'),
  description: storedOptionalText,
  scheduledDate: storedTime,
  duration: z.catch(z.pipe(storedText, durationSchema), defaultDuration),
  status: z.catch(storedText, 'scheduled'),
  createdAt: storedCreationTime,
});

/** The answer of GET /api/appointments/client/{clientId}. */
export const appointmentListSchema = z.array(storedAppointmentSchema);

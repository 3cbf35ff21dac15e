import * as z from 'zod/mini';
import {
  storedCreationTime,
  storedOptionalDollars,
  storedOptionalText,
  storedOptionalTime,
  storedText,
  storedTime,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { type Appointment, defaultDuration, durationSchema } from './appointment.ts';

const optionalNumber = z.catch(z.optional(z.number().check(z.nonnegative())), undefined);

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
  welderId: z.catch(z.optional(idSchema), undefined),
  windowMinutes: optionalNumber,
  sequence: optionalNumber,
  address: storedOptionalText,
  zip: storedOptionalText,
  outsideHours: z.catch(z.optional(z.boolean()), undefined),
  bookedAnyway: z.catch(z.optional(z.boolean()), undefined),
  onMyWayAt: storedOptionalTime,
  startedAt: storedOptionalTime,
  finishedAt: storedOptionalTime,
  hours: optionalNumber,
  amountToCollect: storedOptionalDollars,
  clientName: storedOptionalText,
  phone: storedOptionalText,
  updatedAt: storedOptionalTime,
});

/** The answer of GET /api/appointments/client/{clientId}. */
export const appointmentListSchema = z.array(storedAppointmentSchema);

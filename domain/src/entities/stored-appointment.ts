import * as z from 'zod/mini';
import {
  type StoredFields,
  storedOptionalBoolean,
  storedOptionalDollars,
  storedOptionalId,
  storedOptionalNumber,
  storedOptionalText,
  storedOptionalTime,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { type Appointment, repeatSchema, visitWords } from './appointment.ts';
import { privacyForClient, storedVisitFields } from './client-visit.ts';
import type { CrewTaps } from './crew-taps.ts';
import type { PrivacyOf } from './privacy.ts';

const storedCrewTaps = z.object({
  onMyWayAt: storedOptionalTime,
  startedAt: storedOptionalTime,
  finishedAt: storedOptionalTime,
  hours: storedOptionalNumber,
} satisfies StoredFields<CrewTaps>);

// Keeps the field order stable, so that a repeated tap gets the same answer as the first.
const { windowMinutes, sequence, outsideHours, needsTime, ...shared } = storedVisitFields;

export const storedAppointmentSchema: z.ZodMiniType<Appointment> = z.object({
  ...shared,
  welderId: storedOptionalId,
  welderIds: z.catch(z.optional(z.array(idSchema)), undefined),
  windowMinutes,
  repeat: z.catch(z.optional(repeatSchema), undefined),
  sequence,
  address: storedOptionalText,
  zip: storedOptionalText,
  outsideHours,
  unprovenWords: z.catch(z.optional(z.array(z.enum(visitWords))), undefined),
  bookedAnyway: storedOptionalBoolean,
  changedByClient: storedOptionalBoolean,
  needsTime,
  needsWelder: storedOptionalBoolean,
  onMyWayAt: storedOptionalTime,
  startedAt: storedOptionalTime,
  finishedAt: storedOptionalTime,
  crew: z.catch(z.optional(z.record(z.string(), storedCrewTaps)), undefined),
  hours: storedOptionalNumber,
  amountToCollect: storedOptionalDollars,
  clientName: storedOptionalText,
  phone: storedOptionalText,
  updatedAt: storedOptionalTime,
} satisfies StoredFields<Appointment>);

/** For staff only: hidden from client sessions and client exports. */
const ofStaff = { holds: 'staff', readers: 'desk' } as const;

export const appointmentPrivacy = {
  ...privacyForClient,
  welderId: ofStaff,
  welderIds: ofStaff,
  repeat: 'plain',
  address: 'client',
  zip: 'client',
  unprovenWords: ofStaff,
  bookedAnyway: ofStaff,
  changedByClient: ofStaff,
  needsWelder: ofStaff,
  onMyWayAt: 'plain',
  startedAt: 'plain',
  finishedAt: 'plain',
  crew: ofStaff,
  hours: ofStaff,
  amountToCollect: ofStaff,
  clientName: 'client',
  phone: 'client',
  updatedAt: 'plain',
} satisfies PrivacyOf<Appointment>;

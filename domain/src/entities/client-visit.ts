import * as z from 'zod/mini';
import { pickFields } from '../values/pick-fields.ts';
import {
  type StoredFields,
  storedCreationTime,
  storedOptionalBoolean,
  storedOptionalId,
  storedOptionalNumber,
  storedOptionalText,
  storedText,
  storedTime,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { type Appointment, defaultDuration, durationSchema } from './appointment.ts';
import type { PrivacyOf } from './privacy.ts';

/** The fields of a visit that a session opened by email alone may read. The client's pages read no others. */
const clientVisitFields = [
  'id',
  'clientId',
  'projectId',
  'title',
  'description',
  'scheduledDate',
  'duration',
  'status',
  'createdAt',
  'windowMinutes',
  'sequence',
  'outsideHours',
  'needsTime',
] as const;

/** A visit as shown to a session that email alone opened. Leaves out the crew and staff notes. */
export type ClientVisit = Pick<Appointment, (typeof clientVisitFields)[number]> & {
  /** The crew has set out or started, so the client can no longer change it. */
  readonly underWay: boolean;
};

/** The stored fields that visits and client copies share. Only the owner and the time are required. */
export const storedVisitFields = {
  id: idSchema,
  clientId: idSchema,
  projectId: storedOptionalId,
  title: z.catch(storedText, 'Appointment'),
  description: storedOptionalText,
  scheduledDate: storedTime,
  duration: z.catch(z.pipe(storedText, durationSchema), defaultDuration),
  status: z.catch(storedText, 'scheduled'),
  createdAt: storedCreationTime,
  windowMinutes: storedOptionalNumber,
  sequence: storedOptionalNumber,
  outsideHours: storedOptionalBoolean,
  needsTime: storedOptionalBoolean,
} satisfies StoredFields<Omit<ClientVisit, 'underWay'>>;

export const storedClientVisitSchema: z.ZodMiniType<ClientVisit> = z.object({
  ...storedVisitFields,
  underWay: z.catch(z.boolean(), false),
} satisfies StoredFields<ClientVisit>);

export const privacyForClient = {
  id: 'plain',
  clientId: 'plain',
  projectId: 'plain',
  title: { holds: 'client', erased: 'Appointment' },
  description: 'client',
  scheduledDate: 'plain',
  duration: 'plain',
  status: 'plain',
  createdAt: 'plain',
  windowMinutes: 'plain',
  sequence: 'plain',
  outsideHours: 'plain',
  needsTime: 'plain',
} satisfies PrivacyOf<Omit<ClientVisit, 'underWay'>>;

export const clientVisitPrivacy = {
  ...privacyForClient,
  underWay: 'plain',
} satisfies PrivacyOf<ClientVisit>;

/** The client's copy of a visit, stored in `clientVisits`. */
export function clientVisitOf(visit: Appointment): ClientVisit {
  const underWay = visit.onMyWayAt !== undefined || visit.startedAt !== undefined;
  return { ...pickFields(visit, clientVisitFields), underWay };
}

/** `clientVisitOf` with the arrival times, for a client who has confirmed their identity. */
export function visitForClient(visit: Appointment) {
  const { onMyWayAt, startedAt, finishedAt, updatedAt } = visit;
  return { ...clientVisitOf(visit), onMyWayAt, startedAt, finishedAt, updatedAt };
}

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

/** What whoever knows a client's e-mail may read of a visit; one that is not named here no client's page reads. */
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

/** A visit as an e-mail alone opens it: what it is, when, and what became of it. Who makes it, and what staff note, is not in it. */
export type ClientVisit = Pick<Appointment, (typeof clientVisitFields)[number]> & {
  /** Somebody has set out or started: it is no longer the client's to change. */
  readonly underWay: boolean;
};

/** What a visit and its client's copy share, as it is read: only whose it is and when have to be there. */
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

/** What the fields that a visit and its client's copy share tell of people. */
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

/** What clients read of a visit in `clientVisits`, and are answered where an e-mail alone opened the session. */
export function clientVisitOf(visit: Appointment): ClientVisit {
  const underWay = visit.onMyWayAt !== undefined || visit.startedAt !== undefined;
  return { ...pickFields(visit, clientVisitFields), underWay };
}

/** As `clientVisitOf`, with the times of arrival, for who has confirmed to be the client. */
export function visitForClient(visit: Appointment) {
  const { onMyWayAt, startedAt, finishedAt, updatedAt } = visit;
  return { ...clientVisitOf(visit), onMyWayAt, startedAt, finishedAt, updatedAt };
}

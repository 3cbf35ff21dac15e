import * as z from 'zod/mini';
import { instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
import type { StaffRole } from './staff.ts';

/** What a notification tells: the first of staff, the others of a client. */
const pushKinds = [
  'new-request',
  'visit-to-confirm',
  'client-moved-visit',
  'client-cancelled-visit',
  'payment',
  'payment-unrecorded',
  'money-taken-back',
  'refund-failed',
  'dispute',
  'estimate-approved',
  'estimate-declined',
  'estimate-question',
  'mail-failed',
  'visits-changed',
  'visit-needs-welder',
  'on-my-way',
  'visit-moved',
  'visit-needs-time',
  'project-finished',
] as const;
export type PushKind = (typeof pushKinds)[number];

/** Who of the staff is notified of everything: those who answer requests, plan visits and look after the money. */
export const notifiedRoles: readonly StaffRole[] = ['owner', 'office'];

/** A notification that waits to be sent. It is written in the same batch as what it tells of, and deleted once sent. */
export const pushSchema = z.object({
  /** Made of what it tells of, so that one cause has one notification: see `pushId`. */
  id: z.string(),
  kind: z.enum(pushKinds),
  /** Whom it is for; without one it is for the staff. */
  clientId: z.optional(z.string()),
  /** Whom of the staff it is for alone, such as a welder whose day has changed. */
  staffId: z.optional(z.string()),
  /** Who of the staff did it, and needs no notification. */
  exceptStaffId: z.optional(z.string()),
  title: z.string(),
  /** Names nobody: a locked screen shows it to whoever is near. */
  body: z.string(),
  /** Shown in place of `body` where the owner has decided that notifications may name people. */
  namedBody: z.optional(z.string()),
  /** The same for whoever reads Spanish. */
  inSpanish: z.optional(z.object({ title: z.string(), body: z.string(), namedBody: z.optional(z.string()) })),
  /** The screen that a tap opens, as a path of the site. */
  path: z.string(),
  /** How often it was tried. */
  attempts: z.number(),
  createdAt: instantSchema,
  /** Not before then is it tried (again). */
  dueAt: instantSchema,
  /** After a first attempt: the ids of the devices that are still to get it. */
  remaining: z.optional(z.array(z.string())),
});
export type Push = z.infer<typeof pushSchema>;

/** The one id of the notification of this kind about this entity; `occasion` tells apart what happens to it more than once. */
export function pushId(kind: PushKind, entityId: string, occasion?: string | number): string {
  return [kind, entityId, ...(occasion === undefined ? [] : [occasion])].join('_');
}

/** A notification goes as a whole with the client that it is about. */
export const pushPrivacy = {
  id: 'plain',
  kind: 'plain',
  clientId: 'plain',
  staffId: 'staff',
  exceptStaffId: 'staff',
  title: { holds: 'client', erased: '' },
  body: { holds: 'client', erased: '' },
  namedBody: 'client',
  inSpanish: 'client',
  path: 'plain',
  attempts: 'plain',
  createdAt: 'plain',
  dueAt: 'plain',
  remaining: 'plain',
} satisfies PrivacyOf<Push>;

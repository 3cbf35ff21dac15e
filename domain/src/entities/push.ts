import * as z from 'zod/mini';
import { instantSchema } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
import type { StaffRole } from './staff.ts';

/** The first kinds are for staff, the rest for clients. */
const pushKinds = [
  'new-request',
  'visit-to-confirm',
  'client-moved-visit',
  'client-cancelled-visit',
  'payment',
  'payment-unrecorded',
  'money-taken-back',
  'refund-failed',
  'payment-failed',
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

/** Roles that get all staff notifications. */
export const notifiedRoles: readonly StaffRole[] = ['owner', 'office'];

/** A notification to send. Written in the same batch as its cause, and deleted once sent. */
export const pushSchema = z.object({
  id: z.string(),
  kind: z.enum(pushKinds),
  clientId: z.optional(z.string()),
  /** Limits it to one staff member, such as a welder whose day changed. */
  staffId: z.optional(z.string()),
  /** The staff member who caused it gets no notification. */
  exceptStaffId: z.optional(z.string()),
  title: z.string(),
  /** Contains no names because a locked screen shows it. */
  body: z.string(),
  /** Replaces `body` if the owner allows names in notifications. */
  namedBody: z.optional(z.string()),
  inSpanish: z.optional(z.object({ title: z.string(), body: z.string(), namedBody: z.optional(z.string()) })),
  /** The path that a tap opens. */
  path: z.string(),
  attempts: z.number(),
  createdAt: instantSchema,
  dueAt: instantSchema,
  /** After a first attempt: the ids of devices still to reach. */
  remaining: z.optional(z.array(z.string())),
});
export type Push = z.infer<typeof pushSchema>;

/** The id of this kind of notification about this entity. `occasion` separates repeated events. */
export function pushId(kind: PushKind, entityId: string, occasion?: string | number): string {
  return [kind, entityId, ...(occasion === undefined ? [] : [occasion])].join('_');
}

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

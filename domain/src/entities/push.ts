import * as z from 'zod/mini';
import { field, stored } from '../values/stored-fields.ts';
import { instantSchema } from '../values/text-fields.ts';
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
export const pushSchema = stored({
  id: field(z.string(), 'plain'),
  kind: field(z.enum(pushKinds), 'plain'),
  clientId: field(z.optional(z.string()), 'plain'),
  /** Limits it to one staff member, such as a welder whose day changed. */
  staffId: field(z.optional(z.string()), 'staff'),
  /** The staff member who caused it gets no notification. */
  exceptStaffId: field(z.optional(z.string()), 'staff'),
  title: field(z.string(), { holds: 'client', erased: '' }),
  /** Contains no names because a locked screen shows it. */
  body: field(z.string(), { holds: 'client', erased: '' }),
  /** Replaces `body` if the owner allows names in notifications. */
  namedBody: field(z.optional(z.string()), 'client'),
  inSpanish: field(
    z.optional(z.object({ title: z.string(), body: z.string(), namedBody: z.optional(z.string()) })),
    'client',
  ),
  /** The path that a tap opens. */
  path: field(z.string(), 'plain'),
  attempts: field(z.number(), 'plain'),
  createdAt: field(instantSchema, 'plain'),
  dueAt: field(instantSchema, 'plain'),
  /** After a first attempt: the ids of devices still to reach. */
  remaining: field(z.optional(z.array(z.string())), 'plain'),
});
export type Push = z.infer<typeof pushSchema>;

/** The id of this kind of notification about this entity. `occasion` separates repeated events. */
export function pushId(kind: PushKind, entityId: string, occasion?: string | number): string {
  return [kind, entityId, ...(occasion === undefined ? [] : [occasion])].join('_');
}

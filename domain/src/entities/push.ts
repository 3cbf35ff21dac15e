import * as z from 'zod/mini';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { field, stored, storedCode } from '../values/stored-fields.ts';
import { idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import type { StaffRole } from './staff.ts';

const pushDeviceTexts = inLanguages({
  messages: {
    notSubscription: say('This is not a push subscription', 'Esto no es una suscripción a notificaciones'),
    refusedEndpoint: say(
      'Notifications cannot be sent to this push service',
      'No se pueden enviar notificaciones a este servicio',
    ),
  },
});

/** A new device beyond this number replaces the oldest. */
export const maxPushDevices = 10;

export const pushDeviceMessages = inCurrentLanguage(() => pushDeviceTexts().messages);

const notSubscription = { error: () => pushDeviceMessages.notSubscription };
const base64url = (length: number) =>
  z.string(notSubscription).check(z.length(length, notSubscription), z.regex(/^[\w-]+$/, notSubscription));

const subscriptionFields = {
  /** The device's URL at the browser's push service. It is secret: anyone who has it can message the device. */
  endpoint: z.url(notSubscription).check(z.maxLength(2_000, notSubscription)),
  keys: strictBody({
    /** The device's public key, a point on P-256 (RFC 8291): 65 bytes. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
};

/** The body of POST and DELETE /api/push-devices: a browser's PushSubscription as JSON. */
export const pushSubscriptionSchema = strictBody({
  ...subscriptionFields,
  expirationTime: z.optional(z.nullable(z.number(notSubscription))),
});
export type PushSubscriptionRequest = z.infer<typeof pushSubscriptionSchema>;

/** The response of GET /api/push-devices/key: the public key to subscribe with, so that only we can send. */
export const pushKeySchema = z.object({ publicKey: z.string() });

export const pushDeviceSchema = stored({
  /** Derived from the subscription so that each device is stored once. */
  id: field(z.string(), 'plain'),
  endpoint: field(subscriptionFields.endpoint, { holds: 'client', erased: '' }),
  keys: field(subscriptionFields.keys, { holds: 'client', erased: { p256dh: '', auth: '' } }),
  owner: field(storedCode(['client', 'staff']), 'plain'),
  personId: field(idSchema, 'plain'),
  /** The client's session; the device is valid while it lasts. Times are milliseconds since 1970. */
  session: field(
    z.optional(
      z.object({
        id: idSchema,
        begun: z.number(),
        expires: z.number(),
        verified: z.optional(z.boolean()),
      }),
    ),
    'plain',
  ),
  createdAt: field(instantSchema, 'plain'),
  /** When the session expires and the document is deleted. */
  expireAt: field(z.optional(instantSchema), 'plain'),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** The first kinds are for staff, the rest for clients. */
const pushKinds = [
  'new-request',
  'visit-to-confirm',
  'client-booked-visit',
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
  kind: field(storedCode(pushKinds), 'plain'),
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
  inSpanish: field(z.object({ title: z.string(), body: z.string(), namedBody: z.optional(z.string()) }), {
    holds: 'client',
    erased: { title: '', body: '' },
  }),
  /** The path that a tap opens. */
  path: field(z.string(), 'plain'),
  attempts: field(z.number(), 'plain'),
  createdAt: field(instantSchema, 'plain'),
  dueAt: field(instantSchema, 'plain'),
  /** After a first attempt: the ids of devices still to reach. */
  remaining: field(z.optional(z.array(z.string())), 'plain'),
  /** The staff have their mails about it. */
  mailed: field(z.optional(z.boolean()), 'plain'),
});
export type Push = z.infer<typeof pushSchema>;

/** The id of this kind of notification about this entity. `occasion` separates repeated events. */
export function pushId(kind: PushKind, entityId: string, occasion?: string | number): string {
  return [kind, entityId, ...(occasion === undefined ? [] : [occasion])].join('_');
}

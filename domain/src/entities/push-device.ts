import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import { pushDeviceTexts } from './push-device-texts.ts';

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

/** The answer of GET /api/push-devices/key: the public key to subscribe with, so that only we can send. */
export const pushKeySchema = z.object({ publicKey: z.string() });

export const pushDeviceSchema = stored({
  /** Derived from the subscription so that each device is stored once. */
  id: field(z.string(), 'plain'),
  endpoint: field(subscriptionFields.endpoint, { holds: 'client', erased: '' }),
  keys: field(subscriptionFields.keys, { holds: 'client', erased: { p256dh: '', auth: '' } }),
  owner: field(z.enum(['client', 'staff']), 'plain'),
  personId: field(idSchema, 'plain'),
  /** The client's session; the device is valid while it lasts. Times are milliseconds since 1970. */
  session: field(
    z.optional(
      z.object({
        id: idSchema,
        begun: z.number(),
        expires: z.number(),
        verified: z.optional(z.literal(true)),
      }),
    ),
    'plain',
  ),
  createdAt: field(instantSchema, 'plain'),
  /** When the session expires and the document is deleted. */
  expireAt: field(z.optional(instantSchema), 'plain'),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

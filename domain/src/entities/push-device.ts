import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { idSchema, instantSchema, strictBody } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
import { pushDeviceTexts } from './push-device-texts.ts';

/** The most devices that one person gets notifications on; a further one takes the place of the oldest. */
export const maxPushDevices = 10;

/** What the API says of a subscription it does not take. */
export const pushDeviceMessages = inCurrentLanguage(() => pushDeviceTexts().messages);

const notSubscription = { error: () => pushDeviceMessages.notSubscription };
const base64url = (length: number) =>
  z.string(notSubscription).check(z.length(length, notSubscription), z.regex(/^[\w-]+$/, notSubscription));

const subscriptionFields = {
  /** Where the browser's push service takes messages for this device: whoever knows it can reach the device. */
  endpoint: z.url(notSubscription).check(z.maxLength(2_000, notSubscription)),
  keys: strictBody({
    /** The device's public key, a point on P-256 (RFC 8291): 65 bytes. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
};

/** The body of POST and DELETE /api/push-devices: what a browser's PushSubscription gives as JSON. */
export const pushSubscriptionSchema = strictBody({
  ...subscriptionFields,
  expirationTime: z.optional(z.nullable(z.number(notSubscription))),
});
export type PushSubscriptionRequest = z.infer<typeof pushSubscriptionSchema>;

/** The answer of GET /api/push-devices/key: what a browser subscribes with, so that nobody else can send to it. */
export const pushKeySchema = z.object({ publicKey: z.string() });

/** A device that somebody wants notifications on, in a browser they are signed in on. */
export const pushDeviceSchema = z.object({
  /** Made of the subscription: one device is there once, whoever it belongs to. */
  id: z.string(),
  ...subscriptionFields,
  owner: z.enum(['client', 'staff']),
  /** The client's or staff member's id. */
  personId: idSchema,
  /** A client's device is theirs as long as this session holds. Times are milliseconds since 1970. */
  session: z.optional(
    z.object({
      id: idSchema,
      begun: z.number(),
      expires: z.number(),
      verified: z.optional(z.literal(true)),
    }),
  ),
  createdAt: instantSchema,
  /** When the session is over in any case, and the document is deleted. */
  expireAt: z.optional(instantSchema),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** A device goes as a whole with the client whose it is. */
export const pushDevicePrivacy = {
  id: 'plain',
  endpoint: { holds: 'client', erased: '' },
  keys: { holds: 'client', erased: { p256dh: '', auth: '' } },
  owner: 'plain',
  personId: 'plain',
  session: 'plain',
  createdAt: 'plain',
  expireAt: 'plain',
} satisfies PrivacyOf<PushDevice>;

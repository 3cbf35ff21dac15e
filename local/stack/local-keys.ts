import { createECDH, createHash } from 'node:crypto';

const vapid = createECDH('prime256v1');
vapid.setPrivateKey(createHash('sha256').update('the local stack signs its notifications').digest());

/** Keys of the local Stripe, session and notifications. They are no secrets: they work only on local emulators. */
export const localKeys = {
  sessionSecret: 'local-session-secret-that-signs-cookies-on-this-machine-only',
  stripeSecretKey: 'sk_test_local',
  stripePublishableKey: 'pk_test_local',
  stripeWebhookSecret: 'whsec_local',
  vapidPublicKey: vapid.getPublicKey('base64url'),
  vapidPrivateKey: vapid.getPrivateKey('base64url'),
} as const;

/** Keys of the local Stripe and the local session: no secrets, they open nothing but this machine's emulators. */
export const localKeys = {
  sessionSecret: 'local-session-secret-that-signs-cookies-on-this-machine-only',
  stripeSecretKey: 'sk_test_local',
  stripePublishableKey: 'pk_test_local',
  stripeWebhookSecret: 'whsec_local',
} as const;

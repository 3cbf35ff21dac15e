import { localKeys } from '../../local/stack/local-keys.ts';
import { stackAddresses } from './stack.ts';

/** Gives the functions' code in this process the settings of the stack's functions. */
export function configureFunctions(): void {
  const { smtp, hosting, pushService, stripe } = stackAddresses();
  Object.assign(process.env, {
    SESSION_SECRET: localKeys.sessionSecret,
    STRIPE_SECRET_KEY: localKeys.stripeSecretKey,
    STRIPE_API_BASE: stripe,
    STRIPE_WEBHOOK_SECRET: localKeys.stripeWebhookSecret,
    SMTP_URL: smtp,
    VAPID_PUBLIC_KEY: localKeys.vapidPublicKey,
    VAPID_PRIVATE_KEY: localKeys.vapidPrivateKey,
    PUSH_SERVICE_URL: pushService,
    SITE_URL: hosting,
  });
}

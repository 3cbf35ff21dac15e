import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StackAddresses } from './addresses.ts';
import { localKeys } from './local-keys.ts';

/** The limits of one address; undefined keeps production's. */
export type LimitSettings = {
  lookupMissesPerHour: number;
  lookupsPerHour: number;
  /** For all addresses together. */
  allLookupMissesPerHour: number;
  quotesPerHour: number;
  photosPerDay: number;
  intentsPerMinute: number;
  bookingsPerAddressPerHour: number;
  codesPerAddressPerHour: number;
  verificationsPerHour: number;
  clientErrorsPerHour: number;
  passwordMailsPerHour: number;
};

/** Limits as the functions' environment variables. */
export function limitVariables(limits: LimitSettings): Record<string, number> {
  return {
    LIMIT_LOOKUP_MISSES_PER_HOUR: limits.lookupMissesPerHour,
    LIMIT_LOOKUPS_PER_HOUR: limits.lookupsPerHour,
    LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: limits.allLookupMissesPerHour,
    LIMIT_QUOTES_PER_HOUR: limits.quotesPerHour,
    LIMIT_PHOTOS_PER_DAY: limits.photosPerDay,
    LIMIT_ALL_PHOTOS_PER_DAY: limits.photosPerDay,
    LIMIT_INTENTS_PER_MINUTE: limits.intentsPerMinute,
    LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: limits.bookingsPerAddressPerHour,
    LIMIT_CODES_PER_ADDRESS_PER_HOUR: limits.codesPerAddressPerHour,
    LIMIT_VERIFICATIONS_PER_HOUR: limits.verificationsPerHour,
    LIMIT_PASSWORD_MAILS_PER_HOUR: limits.passwordMailsPerHour,
    LIMIT_CLIENT_ERRORS_PER_HOUR: limits.clientErrorsPerHour,
    LIMIT_ALL_CLIENT_ERRORS_PER_HOUR: limits.clientErrorsPerHour,
  };
}

/**
 * Writes the settings and secrets that the functions emulator reads from the functions' folder.
 * @param portalSignIn whether signing in needs a code (functions/src/config.ts)
 */
export async function writeFunctionsSettings(
  folder: string,
  addresses: StackAddresses,
  limits: LimitSettings | undefined,
  portalSignIn?: string,
): Promise<void> {
  const settings = {
    ...(portalSignIn && { PORTAL_SIGN_IN: portalSignIn }),
    STRIPE_API_BASE: addresses.stripe,
    SITE_URL: addresses.hosting,
    PUSH_SERVICE_URL: addresses.pushService,
    ...(limits && limitVariables(limits)),
  };
  const secrets = {
    SESSION_SECRET: localKeys.sessionSecret,
    STRIPE_SECRET_KEY: localKeys.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: localKeys.stripeWebhookSecret,
    SMTP_URL: addresses.smtp,
    VAPID_PUBLIC_KEY: localKeys.vapidPublicKey,
    VAPID_PRIVATE_KEY: localKeys.vapidPrivateKey,
  };
  await writeFile(join(folder, '.env.local'), dotenv(settings));
  await writeFile(join(folder, '.secret.local'), dotenv(secrets));
}

function dotenv(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

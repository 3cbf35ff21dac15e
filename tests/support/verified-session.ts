import type { Client } from '@welding/domain/entities/client';
import { localKeys } from '../../local/stack/local-keys.ts';
import { stackAddresses } from './stack.ts';

/** Gives this process the settings of this stack's functions, for code of theirs that it calls itself. */
export function useFunctionsSettings(): void {
  Object.assign(process.env, {
    SESSION_SECRET: localKeys.sessionSecret,
    STRIPE_SECRET_KEY: localKeys.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: localKeys.stripeWebhookSecret,
    SMTP_URL: stackAddresses().smtp,
    SITE_URL: stackAddresses().hosting,
  });
}

/** The Cookie header of a client who has confirmed to be the one, as POST /api/sign-in/verify sets it. */
export async function verifiedCookie({ id }: Pick<Client, 'id'>): Promise<string> {
  useFunctionsSettings();
  const { beginSession, sessionCookie } = await import('../../functions/src/http/session.ts');
  const cookie = await sessionCookie({ ...beginSession(id, false), verified: true }, false);
  return cookie.split(';', 1)[0] ?? '';
}

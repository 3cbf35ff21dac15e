import type { Client } from '@welding/domain/entities/client';
import { configureFunctions } from './configure-functions.ts';

/** The Cookie header of a verified client or contact, as POST /api/sign-in/verify sets it. */
export async function verifiedCookie({ id }: Pick<Client, 'id'>, contactId?: string): Promise<string> {
  configureFunctions();
  const { beginSession, sessionCookie } = await import('../../functions/src/http/session.ts');
  const cookie = await sessionCookie(
    { ...beginSession(id, false, Date.now(), contactId), verified: true },
    false,
  );
  return cookie.split(';', 1)[0] ?? '';
}

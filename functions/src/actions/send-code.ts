import { randomUUID } from 'node:crypto';
import { codeMinutes } from '@welding/domain/entities/login-code';
import { mailId } from '@welding/domain/entities/mail';
import { config } from '#config.ts';
import { findClientByEmail } from '#data/clients.ts';
import { storeLoginCode } from '#data/login-codes.ts';
import { countUses, refuseUsedUp } from '#data/rate-limits.ts';
import { askedCodeCookie } from '#http/asked-code.ts';
import { describeBrowser } from '#http/describe-browser.ts';
import { codeLimits } from '#http/limits.ts';
import type { RequestContext } from '#http/route.ts';
import { type CodePurpose, codeMail } from '#messages/mails/code-mail.ts';
import { codeIdOf, hashOf, newCode, newSecret } from './code-secrets.ts';

/**
 * Sends a code to the client with this e-mail, in the place of an older one. An unknown e-mail is treated alike, step by
 * step, and gets no mail.
 * @returns Set-Cookie for the browser that asks, in which alone the code is worth something
 * @throws LimitReachedError
 */
export async function sendCode(
  email: string,
  purpose: CodePurpose,
  { address, header }: Pick<RequestContext, 'address' | 'header'>,
): Promise<string> {
  const limits = codeLimits(email, address);
  refuseUsedUp(limits);
  const [client] = await Promise.all([findClientByEmail(email), countUses(limits)]);
  const id = codeIdOf(email);
  const [code, link, secret] = [newCode(), newSecret(), newSecret()];
  const now = new Date();
  const content = codeMail({
    code,
    link: signInLink(`${id}.${link}`),
    validMinutes: codeMinutes,
    purpose,
    askedFrom: describeBrowser(header('User-Agent')),
    now,
  });
  const stored = {
    id,
    clientId: client?.id,
    codeHash: hashOf('code', id, code),
    linkHash: hashOf('link', id, link),
    browserHash: hashOf('browser', id, secret),
    expires: now.getTime() + codeMinutes * 60_000,
  };
  const clientId = client?.id ?? randomUUID();
  const mail = { ...content, id: mailId('code', randomUUID()), kind: 'code', to: email, clientId } as const;
  await storeLoginCode(stored, mail);
  return await askedCodeCookie(header('Cookie'), { id, secret });
}

/** The token stands behind a `#`: it reaches no server, and so no log, before the button on that page is pressed. */
function signInLink(token: string): string {
  return `${config().SITE_URL}/dashboard#sign-in=${token}`;
}

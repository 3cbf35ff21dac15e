import { randomUUID } from 'node:crypto';
import { codeMinutes } from '@welding/domain/entities/login-code';
import { mailId } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { currentLanguage, type Language } from '@welding/domain/values/language';
import { companiesOfContact, findClientByEmail } from '#clients/clients.ts';
import { config } from '#config.ts';
import { writtenTo } from '#language.ts';
import { type CodePurpose, codeMail } from '#messages/mails/code-mail.ts';
import { sitePage } from '#site-page.ts';
import { countUseOfFirst, type RateLimit } from '#store/rate-limits.ts';
import { codeIdOf, emailHashOf, hashOf, newCode, newSecret } from './code-secrets.ts';
import { type AskedCode, type AskingBrowser, storeLoginCode } from './login-codes.ts';

/**
 * Sends a code to the client or contact with this email, in place of this browser's last one. An unknown email takes the
 * same steps but gets no mail.
 * @param limits lists of limits; the first one with uses left counts
 * @returns identifies the browser, in which alone the code works
 * @throws LimitReachedError
 */
export async function sendCode(
  email: string,
  purpose: Exclude<CodePurpose, 'new-email'>,
  browser: AskingBrowser,
  limits: readonly (readonly RateLimit[])[],
): Promise<AskedCode> {
  await countUseOfFirst(limits);
  const [own, companies] = await Promise.all([findClientByEmail(email), companiesOfContact(email)]);
  const { id: clientId, language } = own ?? companies[0] ?? {};
  return await storeAndSend(
    { email, clientId, companies: companies.map(({ id }) => id), language, purpose },
    browser,
  );
}

/**
 * Sends a code to a client's new email, even one that another client has: only its reader may learn that.
 * @returns as `sendCode`
 */
export async function sendCodeToNewEmail(
  email: string,
  clientId: string,
  browser: AskingBrowser,
): Promise<AskedCode> {
  return await storeAndSend(
    { email, clientId, companies: [], language: undefined, purpose: 'new-email' },
    browser,
  );
}

type ToSend = {
  readonly email: string;
  /** Undefined for an unknown email. */
  readonly clientId: string | undefined;
  readonly companies: readonly string[];
  /** The client's language. Undefined means the requesting page's. */
  readonly language: Language | undefined;
  readonly purpose: CodePurpose;
};

async function storeAndSend(
  { email, clientId, companies, language = currentLanguage(), purpose }: ToSend,
  browser: AskingBrowser,
): Promise<AskedCode> {
  const isNew = purpose === 'new-email';
  const kind = isNew ? 'new-email' : 'email';
  const secret = browser.secret ?? newSecret();
  const id = codeIdOf(kind, email, secret);
  const [code, link] = [newCode(), newSecret()];
  const now = new Date();
  const content = writtenTo({ language }, () =>
    codeMail({
      code,
      ...(!isNew && { link: signInLink(`${id}.${link}`) }),
      validMinutes: codeMinutes,
      purpose,
      askedFrom: browser.describe(),
      now,
    }),
  );
  const stored = {
    id,
    clientId,
    companies,
    emailHash: emailHashOf(kind, email),
    codeHash: hashOf('code', id, code),
    linkHash: hashOf('link', id, link),
    browserHash: hashOf('browser', id, secret),
    expires: now.getTime() + codeMinutes * 60_000,
  };
  await storeLoginCode(stored, {
    ...content,
    id: mailId('code', randomUUID()),
    kind: 'code',
    to: email,
    clientId: clientId ?? randomUUID(),
    told: { code: { id, expires: stored.expires } },
  });
  return { id, secret, ...(isNew && { email }) };
}

/** The token follows a `#`, so it reaches no server or log before the visitor presses the button on that page. */
function signInLink(token: string): string {
  return `${config().SITE_URL}${sitePage(paths.dashboard)}#sign-in=${token}`;
}

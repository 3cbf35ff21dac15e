import { randomUUID } from 'node:crypto';
import { codeMinutes } from '@welding/domain/entities/login-code';
import { mailId } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { currentLanguage, type Language } from '@welding/domain/values/language';
import { findClientByEmail } from '#clients/clients.ts';
import { config } from '#config.ts';
import { writtenTo } from '#language.ts';
import { type CodePurpose, codeMail } from '#messages/mails/code-mail.ts';
import { sitePage } from '#site-page.ts';
import { countUseOfFirst, type RateLimit } from '#store/rate-limits.ts';
import { codeIdOf, emailHashOf, hashOf, newCode, newSecret } from './code-secrets.ts';
import { type AskedCode, type AskingBrowser, storeLoginCode } from './login-codes.ts';

/**
 * Sends a code to the client with this e-mail, in the place of an older one of this browser. An unknown e-mail is treated alike, step by
 * step, and gets no mail.
 * @param limits lists of what the code counts against: the first that is not used up
 * @returns by what the browser is known in which alone the code is worth something
 * @throws LimitReachedError
 */
export async function sendCode(
  email: string,
  purpose: Exclude<CodePurpose, 'new-email'>,
  browser: AskingBrowser,
  limits: readonly (readonly RateLimit[])[],
): Promise<AskedCode> {
  await countUseOfFirst(limits);
  const client = await findClientByEmail(email);
  return await storeAndSend({ email, clientId: client?.id, language: client?.language, purpose }, browser);
}

/**
 * Sends a code to an e-mail that a client wants to have, whoever has it now: that is told to nobody who cannot read its mails.
 * @returns as `sendCode`
 */
export async function sendCodeToNewEmail(
  email: string,
  clientId: string,
  browser: AskingBrowser,
): Promise<AskedCode> {
  return await storeAndSend({ email, clientId, language: undefined, purpose: 'new-email' }, browser);
}

type ToSend = {
  readonly email: string;
  /** Undefined for an e-mail that nobody has. */
  readonly clientId: string | undefined;
  /** What the client reads; undefined where nobody has said: then that of the page that asks. */
  readonly language: Language | undefined;
  readonly purpose: CodePurpose;
};

async function storeAndSend(
  { email, clientId, language = currentLanguage(), purpose }: ToSend,
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
      askedFrom: browser.describedAs,
      now,
    }),
  );
  const stored = {
    id,
    clientId,
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
  });
  return { id, secret, ...(isNew && { email }) };
}

/** The token stands behind a `#`: it reaches no server, and so no log, before the button on that page is pressed. */
function signInLink(token: string): string {
  return `${config().SITE_URL}${sitePage(paths.dashboard)}#sign-in=${token}`;
}

import type { Client } from '@welding/domain/entities/client';
import { codeMessages, maxCodeTries, type Verification } from '@welding/domain/entities/login-code';
import { findClient } from '#clients/clients.ts';
import { codeRefused, otherClient } from '#refusal.ts';
import { codeIdOf, emailHashOf, hashOf, isSameHash } from './code-secrets.ts';
import { type AskedCode, type Judgement, judgeLoginCode, type LoginCode } from './login-codes.ts';
import { emailOfClient, proveEmail } from './proven-emails.ts';

type Proof = {
  readonly verification: Verification;
  /** What the browser asked for, as its cookie says. */
  readonly asked: AskedCode | undefined;
  /** Whose portal the page shows, which nobody else's code may take the place of. */
  readonly shown: string | undefined;
};

type Refusal = 'late' | 'used' | 'tooManyTries' | 'otherBrowser' | 'wrongLink' | 'otherClient';

/**
 * The client whose code or link it is, which then is used up, and the e-mail that is proven by it.
 * @throws Refusal 401 with what is wrong, 409 on a page that shows another client
 */
export async function verifyCode({
  verification,
  asked,
  shown,
}: Proof): Promise<{ client: Client; email: string }> {
  const { clientId, emailHash } = await useUp(claimOf(verification, asked), shown);
  const isSent = (email: string) => isSameHash(emailHashOf('email', email), emailHash);
  const email = await emailOfClient(clientId, isSent);
  const client = await findClient(clientId);
  // Who has another e-mail by now has not shown that it is theirs.
  if (!client || email === undefined || !(await proveEmail(clientId, email))) {
    throw codeRefused(codeMessages.late);
  }
  return { client, email };
}

/**
 * The new e-mail that a client asked for in this browser, once its code was typed there, which then is used up.
 * @throws Refusal 401 with what is wrong
 */
export async function verifyNewEmail(
  clientId: string,
  code: string,
  asked: AskedCode | undefined,
): Promise<string> {
  if (asked?.email === undefined) throw codeRefused(codeMessages.otherBrowser);
  const { email } = asked;
  const claim = typedClaim(asked, code);
  const emailHash = emailHashOf('new-email', email);
  await useUp(
    {
      ...claim,
      refuse: (stored) =>
        claim.refuse(stored) ??
        (stored.clientId === clientId && isSameHash(stored.emailHash, emailHash)
          ? undefined
          : 'otherBrowser'),
    },
    clientId,
  );
  return email;
}

async function useUp(
  claim: Claim | 'otherBrowser' | 'wrongLink',
  shown: string | undefined,
): Promise<{ clientId: string; emailHash: string }> {
  if (typeof claim === 'string') throw codeRefused(codeMessages[claim]);
  const { id, isMet, isTyped } = claim;
  const judge = (code: LoginCode | undefined): Judgement<Refusal> => {
    if (!code) return 'late';
    const refusal = claim.refuse(code) ?? refusalOf(code, isTyped);
    if (refusal) return refusal;
    // A code that nobody was sent is nobody's to know.
    if (!isMet(code) || code.clientId === undefined) return isTyped ? 'wrong' : 'wrongLink';
    return shown !== undefined && shown !== code.clientId ? 'otherClient' : 'right';
  };
  const { judgement, code } = await judgeLoginCode(id, judge);
  if (judgement === 'otherClient') throw otherClient();
  if (judgement !== 'right') throw codeRefused(codeMessages[judgement]);
  if (code?.clientId === undefined) throw codeRefused(codeMessages.late);
  return { clientId: code.clientId, emailHash: code.emailHash };
}

type Claim = {
  readonly id: string;
  readonly isTyped: boolean;
  readonly refuse: (code: LoginCode) => Refusal | undefined;
  readonly isMet: (code: LoginCode) => boolean;
};

function claimOf(
  verification: Verification,
  asked: AskedCode | undefined,
): Claim | 'otherBrowser' | 'wrongLink' {
  if ('token' in verification) {
    const { id = '', link } = /^(?<id>[\w-]+)\.(?<link>[\w-]+)$/.exec(verification.token)?.groups ?? {};
    if (link === undefined) return 'wrongLink';
    const linkHash = hashOf('link', id, link);
    return {
      id,
      isTyped: false,
      refuse: () => undefined,
      isMet: (code) => isSameHash(code.linkHash, linkHash),
    };
  }
  const { email, code: typed } = verification;
  if (!asked || (email !== undefined && codeIdOf('email', email, asked.secret) !== asked.id)) {
    return 'otherBrowser';
  }
  return typedClaim(asked, typed);
}

function typedClaim({ id, secret }: AskedCode, typed: string): Claim {
  const [browserHash, codeHash] = [hashOf('browser', id, secret), hashOf('code', id, typed)];
  return {
    id,
    isTyped: true,
    refuse: (code) => (isSameHash(code.browserHash, browserHash) ? undefined : 'otherBrowser'),
    isMet: (code) => isSameHash(code.codeHash, codeHash),
  };
}

/** Nobody guesses a link: who wears a code out by guesses does not take it from whoever reads the mail. */
function refusalOf({ isUsed, expires, attempts }: LoginCode, isTyped: boolean): Refusal | undefined {
  if (isUsed) return 'used';
  if (expires <= Date.now()) return 'late';
  return isTyped && attempts >= maxCodeTries ? 'tooManyTries' : undefined;
}

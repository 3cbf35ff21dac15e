import type { Client } from '@welding/domain/entities/client';
import { codeMessages, maxCodeTries, type Verification } from '@welding/domain/entities/login-code';
import { findClient } from '#clients/clients.ts';
import { codeRefused, otherClient } from '#refusal.ts';
import { codeIdOf, emailHashOf, hashOf, isSameHash } from './code-secrets.ts';
import { type AskedCode, type Judgement, judgeLoginCode, type LoginCode } from './login-codes.ts';
import { emailOfClient, proveEmail } from './proven-emails.ts';

type Proof = {
  readonly verification: Verification;
  /** The code this browser asked for, from its cookie. */
  readonly asked: AskedCode | undefined;
  /** The client whose portal the page shows; another client's code must not replace it. */
  readonly shown: string | undefined;
};

type Refusal = 'late' | 'used' | 'tooManyTries' | 'otherBrowser' | 'wrongLink' | 'otherClient';

/**
 * Uses up a code or link. @returns its client and the proven email
 * @throws Refusal 401 with the reason, 409 on a page that shows another client
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
  // A client whose email changed since has not proven the new one.
  if (!client || email === undefined || !(await proveEmail(clientId, email))) {
    throw codeRefused(codeMessages.late);
  }
  return { client, email };
}

/**
 * Uses up the code of a client's new email, typed in the browser that asked for it. @returns the email
 * @throws Refusal 401 with the reason
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
    // The code of an unknown email was never sent, so it must not work.
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

/** Links cannot be guessed, so wrong guesses of the code do not block the mail's link. */
function refusalOf({ isUsed, expires, attempts }: LoginCode, isTyped: boolean): Refusal | undefined {
  if (isUsed) return 'used';
  if (expires <= Date.now()) return 'late';
  return isTyped && attempts >= maxCodeTries ? 'tooManyTries' : undefined;
}

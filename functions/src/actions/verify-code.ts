import type { Client } from '@welding/domain/entities/client';
import { codeMessages, maxCodeTries, type Verification } from '@welding/domain/entities/login-code';
import { findClient } from '#data/clients.ts';
import { type Judgement, judgeLoginCode, type LoginCode } from '#data/login-codes.ts';
import type { AskedCode } from '#http/asked-code.ts';
import { codeRefused, otherClient } from '#http/errors.ts';
import { codeIdOf, hashOf, isSameHash } from './code-secrets.ts';

type Proof = {
  readonly verification: Verification;
  /** What the browser asked for, as its cookie says. */
  readonly asked: AskedCode | undefined;
  /** Whose portal the page shows, which nobody else's code may take the place of. */
  readonly shown: string | undefined;
};

type Refusal = 'late' | 'used' | 'tooManyTries' | 'otherBrowser' | 'wrongLink' | 'otherClient';

/**
 * The client whose code or link it is, which then is used up.
 * @throws ApiError 401 with what is wrong, 409 on a page that shows another client
 */
export async function verifyCode({ verification, asked, shown }: Proof): Promise<Client> {
  const claim = claimOf(verification, asked);
  if (typeof claim === 'string') throw codeRefused(codeMessages[claim]);
  const { id, isMet, isTyped } = claim;
  const judge = (code: LoginCode | undefined): Judgement<Refusal> => {
    if (!code) return 'late';
    const refusal = claim.refuse(code) ?? refusalOf(code);
    if (refusal) return refusal;
    // A code that nobody was sent is nobody's to know.
    if (!isMet(code) || code.clientId === undefined) return isTyped ? 'wrong' : 'wrongLink';
    return shown !== undefined && shown !== code.clientId ? 'otherClient' : 'right';
  };
  const { judgement, clientId } = await judgeLoginCode(id, judge);
  if (judgement === 'otherClient') throw otherClient();
  if (judgement !== 'right') throw codeRefused(codeMessages[judgement]);
  const client = clientId === undefined ? undefined : await findClient(clientId);
  // Who has another e-mail by now has not shown that it is theirs.
  if (!client || codeIdOf(client.email) !== id) throw codeRefused(codeMessages.late);
  return client;
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
  if (!asked || (email !== undefined && codeIdOf(email) !== asked.id)) return 'otherBrowser';
  const { id, secret } = asked;
  const [browserHash, codeHash] = [hashOf('browser', id, secret), hashOf('code', id, typed)];
  return {
    id,
    isTyped: true,
    refuse: (code) => (isSameHash(code.browserHash, browserHash) ? undefined : 'otherBrowser'),
    isMet: (code) => isSameHash(code.codeHash, codeHash),
  };
}

function refusalOf({ isUsed, expires, attempts }: LoginCode): Refusal | undefined {
  if (isUsed) return 'used';
  if (expires <= Date.now()) return 'late';
  return attempts >= maxCodeTries ? 'tooManyTries' : undefined;
}

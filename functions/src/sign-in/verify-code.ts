import type { Client, Contact } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import {
  codeMessages,
  maxCodeTries,
  type SignInPlace,
  type Verification,
} from '@welding/domain/entities/login-code';
import { findClient, findClients } from '#clients/clients.ts';
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

type CodeRefusal =
  | 'late'
  | 'used'
  | 'tooManyTries'
  | 'otherBrowser'
  | 'wrongLink'
  | 'otherClient'
  | 'several';

/** A portal that an email opens: that of its client, or that of a company for its contact. */
type Place = { readonly client: Client; readonly email: string; readonly contact?: Contact };

/**
 * Uses up a code or link.
 * @returns the proven place; or several to choose from, which leaves the code unused
 * @throws Refusal 401 with the reason, 409 on a page that shows another client
 */
export async function verifyCode({
  verification,
  asked,
  shown,
}: Proof): Promise<Place | { readonly places: readonly SignInPlace[] }> {
  let places: readonly Place[] = [];
  const { place } = verification;
  const judgement = await useUp(claimOf(verification, asked), async (code) => {
    const all = await placesOf(code);
    places = all.filter(
      (each) =>
        (shown === undefined || each.client.id === shown) && (place === undefined || placeId(each) === place),
    );
    if (all.length > 0 && places.length === 0) return 'otherClient';
    if (places.length === 0) return 'late';
    return places.length > 1 ? 'several' : 'right';
  });
  const [found] = places;
  if (judgement === 'several') return { places: places.map(toChoose) };
  // A client whose email changed since has not proven the new one.
  if (!found || !(found.contact || (await proveEmail(found.client.id, found.email)))) {
    throw codeRefused(codeMessages.late);
  }
  return found;
}

const placeId = ({ client, contact }: Place) => contact?.id ?? client.id;

function toChoose(place: Place): SignInPlace {
  return { id: placeId(place), name: clientName(place.client) };
}

/** The portals that a code's email opens now. A client that is also its own contact opens once. */
async function placesOf({ clientId, companies, emailHash }: LoginCode): Promise<Place[]> {
  const isSent = (email: string | undefined) =>
    email !== undefined && isSameHash(emailHashOf('email', email), emailHash);
  const [client, email, withContacts] = await Promise.all([
    clientId === undefined ? undefined : findClient(clientId),
    clientId === undefined ? undefined : emailOfClient(clientId, isSent),
    findClients(companies),
  ]);
  const own = client && email !== undefined ? [{ client, email }] : [];
  const ofContacts = [...withContacts.values()].flatMap((company): Place[] => {
    if (company.erasedAt || company.mergedInto || company.id === own[0]?.client.id) return [];
    const contact = company.contacts?.find((each) => isSent(each.email));
    return contact?.email ? [{ client: company, contact, email: contact.email }] : [];
  });
  return [...own, ...ofContacts];
}

/**
 * Uses up the code of a client's new email, typed in the browser that asked for it.
 * @returns the email
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
  const refuse = (stored: LoginCode) =>
    claim.refuse(stored) ??
    (stored.clientId === clientId && isSameHash(stored.emailHash, emailHash) ? undefined : 'otherBrowser');
  await useUp({ ...claim, refuse }, async () => 'right');
  return email;
}

/**
 * @param admit judges a matching code
 * @throws Refusal for all but `right` and `several`
 */
async function useUp(
  claim: Claim | 'otherBrowser' | 'wrongLink',
  admit: (code: LoginCode) => Promise<CodeRefusal | 'right'>,
): Promise<'right' | 'several'> {
  if (typeof claim === 'string') throw codeRefused(codeMessages[claim]);
  const { id, isMet, isTyped } = claim;
  const judge = async (code: LoginCode | undefined): Promise<Judgement<CodeRefusal>> => {
    if (!code) return 'late';
    const refusal = claim.refuse(code) ?? refusalOf(code, isTyped);
    if (refusal) return refusal;
    // The code of an unknown email was never sent, so it must not work.
    if (!isMet(code) || code.clientId === undefined) return isTyped ? 'wrong' : 'wrongLink';
    return await admit(code);
  };
  const { judgement } = await judgeLoginCode(id, judge);
  if (judgement === 'right' || judgement === 'several') return judgement;
  if (judgement === 'otherClient') throw otherClient();
  throw codeRefused(codeMessages[judgement]);
}

type Claim = {
  readonly id: string;
  readonly isTyped: boolean;
  readonly refuse: (code: LoginCode) => CodeRefusal | undefined;
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
function refusalOf({ isUsed, expires, attempts }: LoginCode, isTyped: boolean): CodeRefusal | undefined {
  if (isUsed) return 'used';
  if (expires <= Date.now()) return 'late';
  return isTyped && attempts >= maxCodeTries ? 'tooManyTries' : undefined;
}

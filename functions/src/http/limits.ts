import { createHmac } from 'node:crypto';
import { codeMinutes } from '@welding/domain/entities/login-code';
import { tooManyCodes } from '@welding/domain/messages';
import { config } from '#config.ts';
import { derivedKey } from '#derived-key.ts';
import type { RateLimit } from '#store/rate-limits.ts';
import type { ClientIp } from './client-ip.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The name of the limit that everybody shares: reaching it is news to the business. */
export const everybodysMisses = 'lookup-misses-of-everybody';

/**
 * What limits the lookups of an address: unknown e-mails, which everybody together may ask for only so often, too, and
 * known ones. All of them are to be checked before a lookup, so that a refusal does not tell which kind it was.
 */
export function lookupLimits(ip: ClientIp): { misses: RateLimit[]; hits: RateLimit[] } {
  const { LIMIT_LOOKUP_MISSES_PER_HOUR, LIMIT_LOOKUPS_PER_HOUR, LIMIT_ALL_LOOKUP_MISSES_PER_HOUR } = config();
  const everybody: RateLimit = {
    name: everybodysMisses,
    subject: 'all',
    max: LIMIT_ALL_LOOKUP_MISSES_PER_HOUR,
    windowMs: hour,
    shared: true,
  };
  return {
    misses: [...limitsOf(ip, 'lookup-misses', LIMIT_LOOKUP_MISSES_PER_HOUR, hour, 'all-lookups'), everybody],
    hits: limitsOf(ip, 'lookups', LIMIT_LOOKUPS_PER_HOUR, hour, 'all-lookups'),
  };
}

export const quoteLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'quotes', config().LIMIT_QUOTES_PER_HOUR, hour);

/** Whoever sends a request names whom its mail goes to: nobody gets many of those, from whatever addresses they are sent. */
export const quoteMailLimit = (email: string): RateLimit => ({
  ...limitOf(mailboxOf(email), 'quote-mails', config().LIMIT_QUOTE_MAILS_PER_DAY),
  windowMs: day,
});

/** What most mail servers take for one mailbox: what stands after a plus is its owner's to make up, and anybody's. */
function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}

/** A photo counts for the address it comes from, and for everybody: what is stored costs money. */
export const photoLimits = (ip: ClientIp): RateLimit[] => [
  ...limitsOf(ip, 'photos', config().LIMIT_PHOTOS_PER_DAY, day),
  {
    name: 'photos-of-everybody',
    subject: 'all',
    max: config().LIMIT_ALL_PHOTOS_PER_DAY,
    windowMs: day,
    shared: true,
  },
];

/** So many parts, after the first, as the photos may have that one address may send. */
export const photoPartLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'photo-parts', config().LIMIT_PHOTOS_PER_DAY * 20, day);

/** A booking counts for the client and for the address it comes from. */
export const bookingLimits = (clientId: string, ip: ClientIp): RateLimit[] => [
  limitOf(clientId, 'bookings-of-client', config().LIMIT_BOOKINGS_PER_HOUR),
  ...limitsOf(ip, 'bookings', config().LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR, hour),
];

/** Drawing papers and looking for free times: a client's own requests need no turn among themselves. */
export const paperLimits = (clientId: string): RateLimit[] => [
  { ...limitOf(clientId, 'papers', config().LIMIT_PAPERS_PER_HOUR), shared: true },
];
export const availabilityLimits = (clientId: string): RateLimit[] => [
  { ...limitOf(clientId, 'availability', config().LIMIT_AVAILABILITY_PER_HOUR), shared: true },
];

/**
 * A code counts for the e-mail, whether it is a client's or not, and for the address that asks, which may use up no more than
 * a quarter of what the e-mail has. A browser in which it was confirmed before has as many of its own, whatever others ask for.
 * @returns what a code counts against, and what it does instead where that is used up: for other browsers one more in as long as
 * a link holds, so that at any time either a code is sent or the mailbox has a link that opens
 */
export function codeLimits(email: string, ip: ClientIp, confirmedBrowser: string | undefined): RateLimit[][] {
  const max = config().LIMIT_CODES_PER_HOUR;
  const ofIp = limitsOf(ip, 'codes', config().LIMIT_CODES_PER_ADDRESS_PER_HOUR, hour);
  if (confirmedBrowser !== undefined) {
    return [[limitOf(`${email} ${confirmedBrowser}`, 'codes-of-confirmed-browser', max), ...ofIp]];
  }
  const [share, ofEmail] = [
    limitOf(`${email} ${ip.client}`, 'codes-of-email-at-address', Math.ceil(max / 4)),
    limitOf(email, 'codes-of-email', max),
  ];
  const oneMore = {
    ...limitOf(email, 'further-codes-of-email', 1),
    windowMs: codeMinutes * minute,
    refusal: tooManyCodes,
  };
  return [
    [ofEmail, share, ...ofIp],
    [oneMore, ...ofIp],
  ];
}

export const verificationLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'verifications', config().LIMIT_VERIFICATIONS_PER_HOUR, hour);

/** What is done by the links of mails: nobody guesses one, and each use costs some reads. */
export const paperLinkLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'paper-links', config().LIMIT_PAPER_LINKS_PER_HOUR, hour);

/** A mail to set a password counts for the e-mail, whether it is somebody's or not, and for the address that asks. */
export const passwordMailLimits = (email: string, ip: ClientIp): RateLimit[] => [
  limitOf(email, 'password-mails-of-email', config().LIMIT_PASSWORD_MAILS_PER_HOUR),
  ...limitsOf(ip, 'password-mails', config().LIMIT_PASSWORD_MAILS_PER_HOUR * 4, hour),
];

/** Each change may tell staff and the old address. */
export const detailChangeLimits = (clientId: string): RateLimit[] => [
  limitOf(clientId, 'detail-changes', config().LIMIT_DETAIL_CHANGES_PER_HOUR),
];

/** An error of a browser counts for the address it comes from, and for everybody: the log is kept and paid for. */
export const clientErrorLimitsOf = (ip: ClientIp): RateLimit[] => [
  ...limitsOf(ip, 'client-errors', config().LIMIT_CLIENT_ERRORS_PER_HOUR, hour),
  {
    name: 'client-errors-of-everybody',
    subject: 'all',
    max: config().LIMIT_ALL_CLIENT_ERRORS_PER_HOUR,
    windowMs: hour,
    shared: true,
  },
];

export const paymentIntentLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'payment-intents', config().LIMIT_INTENTS_PER_MINUTE, minute);

/** How many codes a client may have sent to e-mails that it wants to have. */
export const newEmailLimits = (clientId: string): RateLimit[] => [
  limitOf(clientId, 'codes-to-new-emails', config().LIMIT_CODES_PER_HOUR),
];

/** An hour's limit for whom or what is no address. */
function limitOf(subject: string, name: string, max: number): RateLimit {
  return { name, subject: unreadable(subject), max, windowMs: hour, shared: false };
}

/** A limit for the client, and a wider one for the peer, who may make up clients. */
function limitsOf(
  { client, peer }: ClientIp,
  name: string,
  max: number,
  windowMs: number,
  countedWith?: string,
): RateLimit[] {
  const widerMax = max * config().LIMIT_PEER_FACTOR;
  return [
    { name, subject: unreadable(client), max, windowMs, shared: false, ...(countedWith && { countedWith }) },
    {
      name: `${name}-of-peer`,
      subject: unreadable(peer),
      max: widerMax,
      windowMs,
      shared: true,
      ...(countedWith && { countedWith: `${countedWith}-of-peer` }),
    },
  ];
}

// A network address is personal data, as an e-mail is, and there are few enough to try them all against a plain hash.
function unreadable(subject: string): string {
  return createHmac('sha256', derivedKey('rate-limits')).update(subject).digest('base64url');
}

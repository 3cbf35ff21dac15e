import { codeMinutes } from '@welding/domain/entities/login-code';
import { tooManyCodes } from '@welding/domain/messages';
import { config } from '#config.ts';
import { sign } from '#derived-key.ts';
import type { RateLimit } from '#store/rate-limits.ts';
import type { ClientIp } from './client-ip.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits of email lookups: for unknown emails, per address and in all, and for known ones. Check all of them before the
 * lookup, so that a refusal does not reveal whether the email is known.
 */
export function lookupLimits(ip: ClientIp): { misses: RateLimit[]; hits: RateLimit[] } {
  const { LIMIT_LOOKUP_MISSES_PER_HOUR, LIMIT_LOOKUPS_PER_HOUR, LIMIT_ALL_LOOKUP_MISSES_PER_HOUR } = config();
  const countedWith = 'all-lookups';
  return {
    misses: limitsOf(ip, 'lookup-misses', LIMIT_LOOKUP_MISSES_PER_HOUR, hour, {
      countedWith,
      ofEverybody: LIMIT_ALL_LOOKUP_MISSES_PER_HOUR,
    }),
    hits: limitsOf(ip, 'lookups', LIMIT_LOOKUPS_PER_HOUR, hour, { countedWith }),
  };
}

export const quoteLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'quotes', config().LIMIT_QUOTES_PER_HOUR, hour);

/** The sender chooses who gets the mail of a quote request, so each mailbox has a limit across all senders. */
export const quoteMailLimit = (email: string): RateLimit => ({
  ...limitOf(mailboxOf(email), 'quote-mails', config().LIMIT_QUOTE_MAILS_PER_DAY),
  windowMs: day,
});

/** The mailbox as most mail servers see it. Its owner can add any suffix after a plus. */
function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}

/** Photos count per address and in all, because storage costs money. */
export const photoLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'photos', config().LIMIT_PHOTOS_PER_DAY, day, {
    ofEverybody: config().LIMIT_ALL_PHOTOS_PER_DAY,
  });

/** The parts of a photo after its first. */
export const photoPartLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'photo-parts', config().LIMIT_PHOTOS_PER_DAY * 20, day);

export const bookingLimits = (clientId: string, ip: ClientIp): RateLimit[] => [
  limitOf(clientId, 'bookings-of-client', config().LIMIT_BOOKINGS_PER_HOUR),
  ...limitsOf(ip, 'bookings', config().LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR, hour),
];

/** A client's own papers and free-time searches. They may run in parallel. */
export const paperLimits = (clientId: string): RateLimit[] => [
  { ...limitOf(clientId, 'papers', config().LIMIT_PAPERS_PER_HOUR), shared: true },
];
export const availabilityLimits = (clientId: string): RateLimit[] => [
  { ...limitOf(clientId, 'availability', config().LIMIT_AVAILABILITY_PER_HOUR), shared: true },
];

/**
 * Counts codes per email, known or not, and per address, which gets a quarter of the email's share. A browser that
 * confirmed the email before has a share of its own, which other senders cannot use up.
 * @returns the limits of the code, then a fallback for new browsers: one more code in the time a link is valid, so that
 * the mailbox always gets a code or holds a working link
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

/** The link of a mail cannot be guessed, but each use costs reads. */
export const paperLinkLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'paper-links', config().LIMIT_PAPER_LINKS_PER_HOUR, hour);

/** Counts per email, known or not, and per address. */
export const passwordMailLimits = (email: string, ip: ClientIp): RateLimit[] => [
  limitOf(email, 'password-mails-of-email', config().LIMIT_PASSWORD_MAILS_PER_HOUR),
  ...limitsOf(ip, 'password-mails', config().LIMIT_PASSWORD_MAILS_PER_HOUR * 4, hour),
];

/** Each change may send mail to staff and to the old address. */
export const detailChangeLimits = (clientId: string): RateLimit[] => [
  limitOf(clientId, 'detail-changes', config().LIMIT_DETAIL_CHANGES_PER_HOUR),
];

/** Browser errors count per address and in all, because stored logs cost money. */
export const clientErrorLimitsOf = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'client-errors', config().LIMIT_CLIENT_ERRORS_PER_HOUR, hour, {
    ofEverybody: config().LIMIT_ALL_CLIENT_ERRORS_PER_HOUR,
  });

export const paymentIntentLimits = (ip: ClientIp): RateLimit[] =>
  limitsOf(ip, 'payment-intents', config().LIMIT_INTENTS_PER_MINUTE, minute);

/** Each file reads the whole database. */
export const takeoutLimits = (staffId: string): RateLimit[] => [limitOf(staffId, 'takeouts', 20)];

/** The codes a client may send to a new email. */
export const newEmailLimits = (clientId: string): RateLimit[] => [
  limitOf(clientId, 'codes-to-new-emails', config().LIMIT_CODES_PER_HOUR),
];

/** An hourly limit for a subject other than an address. */
function limitOf(subject: string, name: string, max: number): RateLimit {
  return { name, subject: unreadable(subject), max, windowMs: hour, shared: false };
}

/**
 * A limit per client, a wider one per peer, because a peer can forge clients, and one for all together if `ofEverybody` is
 * given. One peer gets at most half of that, so that no single one can use it up for everybody.
 */
function limitsOf(
  { client, peer }: ClientIp,
  name: string,
  max: number,
  windowMs: number,
  { countedWith, ofEverybody = Infinity }: { countedWith?: string; ofEverybody?: number } = {},
): RateLimit[] {
  const most = Math.min(max * config().LIMIT_PEER_FACTOR, Math.max(max, Math.floor(ofEverybody / 2)));
  const ofMany = { windowMs, shared: true, shutsOut: true };
  return [
    { name, subject: unreadable(client), max, windowMs, shared: false, ...(countedWith && { countedWith }) },
    {
      ...ofMany,
      name: `${name}-of-peer`,
      subject: unreadable(peer),
      max: most,
      ...(countedWith && { countedWith: `${countedWith}-of-peer` }),
    },
    ...(ofEverybody < Infinity
      ? [{ ...ofMany, name: `${name}-of-everybody`, subject: 'all', max: ofEverybody }]
      : []),
  ];
}

// A network address is personal data, and short enough to crack a plain hash by trying all of them.
function unreadable(subject: string): string {
  return sign('rate-limits', subject).toString('base64url');
}

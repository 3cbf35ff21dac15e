import * as z from 'zod/mini';

/** The secrets every function is given (docs/deploy.md says how to set them). */
export const secretNames = [
  'SESSION_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
] as const;

const positiveCount = (byDefault: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')),
      z.transform((text) => Number(text)),
    ),
    byDefault,
  );

/** Ten years: beyond it a date is a slip of the finger. */
const maxHorizonDays = 3650;

const configSchema = z.object({
  /** What the keys are derived from that sign sessions and hide addresses in the rate limits; 32 characters or more. */
  SESSION_SECRET: z.string('is missing').check(z.minLength(32, 'must have at least 32 characters')),
  STRIPE_SECRET_KEY: z.string('is missing').check(z.regex(/^(sk|rk)_/, 'must start with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: z.string('is missing').check(z.regex(/^whsec_/, 'must start with whsec_')),
  /** The mail server that takes our mails, with user and password: smtps://user:password@host:465. */
  SMTP_URL: z
    .string('is missing')
    .check(z.regex(/^smtps?:\/\/[^/\s]+$/, 'must look like smtps://user:password@host:465')),
  /** Who mails come from, where that is not the business's own e-mail, to which answers go in any case. */
  MAIL_FROM: z.optional(z.string().check(z.regex(z.regexes.email, 'must be an e-mail'))),
  /** Where the site is, without a slash at its end: links in mails begin with it. */
  SITE_URL: z.pipe(
    z.string('is missing').check(z.regex(/^https?:\/\//, 'must be a URL')),
    z.transform((url) => url.replace(/\/+$/, '')),
  ),
  /** The keys that push services know us by (RFC 8292): those of another pair silence every device that is subscribed. */
  VAPID_PUBLIC_KEY: z
    .string('is missing')
    .check(z.regex(/^[\w-]{87}$/, 'must be 87 characters of base64url')),
  VAPID_PRIVATE_KEY: z
    .string('is missing')
    .check(z.regex(/^[\w-]{43}$/, 'must be 43 characters of base64url')),
  /** How the people who run a push service reach us, where not by the business's own e-mail. */
  VAPID_SUBJECT: z.optional(
    z.string().check(z.regex(/^(mailto:.+@|https:\/\/)/, 'must begin with mailto: or https://')),
  ),
  /** Only set where a stand-in takes the place of the browsers' push services: the local stack. */
  PUSH_SERVICE_URL: z.optional(z.url({ error: 'must be a URL' })),
  /** Only set where Stripe is not at its own address: the local stack. */
  STRIPE_API_BASE: z.optional(z.url({ error: 'must be a URL' })),
  /** Unknown e-mails that one address may ask for, and known ones. */
  LIMIT_LOOKUP_MISSES_PER_HOUR: positiveCount(20),
  LIMIT_LOOKUPS_PER_HOUR: positiveCount(300),
  /** Unknown e-mails that everybody together may ask for. */
  LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: positiveCount(1_000),
  /** `verified` asks everybody for a code before the portal opens; else an e-mail opens what it shows of old. */
  PORTAL_SIGN_IN: z._default(z.enum(['lookup', 'verified'], 'must be lookup or verified'), 'lookup'),
  /** Codes that may be asked for by one e-mail, known or not, before it is one in ten minutes, and from one address; each is tried five times. */
  LIMIT_CODES_PER_HOUR: positiveCount(10),
  LIMIT_CODES_PER_ADDRESS_PER_HOUR: positiveCount(40),
  /** Codes and links that may be tried from one address. */
  LIMIT_VERIFICATIONS_PER_HOUR: positiveCount(100),
  /** Mails to set a password that may be asked for by one e-mail of the staff, known or not; four times as many from one address. */
  LIMIT_PASSWORD_MAILS_PER_HOUR: positiveCount(5),
  /** How often a client may change its contact data. */
  LIMIT_DETAIL_CHANGES_PER_HOUR: positiveCount(20),
  LIMIT_QUOTES_PER_HOUR: positiveCount(10),
  LIMIT_QUOTE_MAILS_PER_DAY: positiveCount(3),
  /** What is dear to answer, for one client: an estimate, invoice or receipt that is drawn, and free times. */
  LIMIT_PAPERS_PER_HOUR: positiveCount(120),
  LIMIT_AVAILABILITY_PER_HOUR: positiveCount(600),
  /** What one address may do by the links of mails to estimates and invoices. */
  LIMIT_PAPER_LINKS_PER_HOUR: positiveCount(300),
  /** Photos that may be sent for requests in a day, from one address and by everybody together. */
  LIMIT_PHOTOS_PER_DAY: positiveCount(80),
  LIMIT_ALL_PHOTOS_PER_DAY: positiveCount(2_000),
  LIMIT_INTENTS_PER_MINUTE: positiveCount(10),
  /** Errors of browsers that are logged, from one address and from everybody together. */
  LIMIT_CLIENT_ERRORS_PER_HOUR: positiveCount(30),
  LIMIT_ALL_CLIENT_ERRORS_PER_HOUR: positiveCount(1_000),
  /** How many times what one address may do its immediate peer may do, which behind Hosting many share. */
  LIMIT_PEER_FACTOR: positiveCount(5),
  LIMIT_BOOKINGS_PER_HOUR: positiveCount(20),
  LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: positiveCount(40),
  /** How far ahead a visit may be booked. */
  BOOKING_HORIZON_DAYS: positiveCount(365).check(z.lte(maxHorizonDays, `must be at most ${maxHorizonDays}`)),
  /** Set by the functions emulator, where there is no TLS and cookies cannot be Secure. */
  FUNCTIONS_EMULATOR: z.optional(z.string()),
});

/** What the functions are told from outside, checked. */
export type Config = z.infer<typeof configSchema>;

/**
 * Reads the configuration from environment variables.
 * @throws Error naming every variable that is missing or wrong, without its value.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = configSchema.safeParse(environment);
  if (read.success) return read.data;
  const complaints = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Configuration: ${complaints.join('; ')}`);
}

let checked: Config | undefined;

/** The configuration of this process; the first call, at start, checks it. @throws Error as `readConfig`. */
export function config(): Config {
  checked ??= readConfig(process.env);
  return checked;
}

/** Whether the Firebase CLI only asks which functions there are: no secret is set then, and no request comes. */
export function isDiscovery(environment: Record<string, string | undefined>): boolean {
  return environment['FUNCTIONS_CONTROL_API'] === 'true';
}

/** The account that every function runs as; docs/deploy.md says how it is made, and what it may do. Firebase adds the project. */
export const serviceAccount = 'portal-functions@';

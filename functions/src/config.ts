import * as z from 'zod/mini';

/** The secrets of every function (docs/deploy.md says how to set them). */
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

/** Ten years: a later date is a typing error. */
const maxHorizonDays = 3650;

const configSchema = z.object({
  /**
   * The sources of the keys that sign sessions and hash addresses, one a line, the newest first; each at least 32
   * characters. The first signs, and each verifies.
   */
  SESSION_SECRET: z.pipe(
    z.string('is missing'),
    z.pipe(
      z.transform((text: string) => text.trim().split(/\s*\n\s*/)),
      z.array(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
    ),
  ),
  STRIPE_SECRET_KEY: z.string('is missing').check(z.regex(/^(sk|rk)_/, 'must start with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: z.string('is missing').check(z.regex(/^whsec_/, 'must start with whsec_')),
  /** The mail server with user and password: smtps://user:password@host:465. */
  SMTP_URL: z
    .string('is missing')
    .check(z.regex(/^smtps?:\/\/[^/\s]+$/, 'must look like smtps://user:password@host:465')),
  /** The sender of mails, if not the business's own email, which always gets the replies. */
  MAIL_FROM: z.optional(z.string().check(z.regex(z.regexes.email, 'must be an email'))),
  /** The site's URL without a final slash. Links in mails begin with it. */
  SITE_URL: z.pipe(
    z.string('is missing').check(z.regex(/^https?:\/\//, 'must be a URL')),
    z.transform((url) => url.replace(/\/+$/, '')),
  ),
  /** The keys that identify us to push services (RFC 8292). Changing them silences every subscribed device. */
  VAPID_PUBLIC_KEY: z
    .string('is missing')
    .check(z.regex(/^[\w-]{87}$/, 'must be 87 characters of base64url')),
  VAPID_PRIVATE_KEY: z
    .string('is missing')
    .check(z.regex(/^[\w-]{43}$/, 'must be 43 characters of base64url')),
  /** The contact for push services, if not the business's own email. */
  VAPID_SUBJECT: z.optional(
    z.string().check(z.regex(/^(mailto:.+@|https:\/\/)/, 'must begin with mailto: or https://')),
  ),
  /** Set only in the local stack, which replaces browsers' push services. */
  PUSH_SERVICE_URL: z.optional(z.url({ error: 'must be a URL' })),
  /** Set only in the local stack, which replaces Stripe. */
  STRIPE_API_BASE: z.optional(z.url({ error: 'must be a URL' })),
  /** Lookups of unknown and of known emails per address. */
  LIMIT_LOOKUP_MISSES_PER_HOUR: positiveCount(20),
  LIMIT_LOOKUPS_PER_HOUR: positiveCount(300),
  /** Lookups of unknown emails in all. */
  LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: positiveCount(1_000),
  /** `verified` requires a code before the portal opens; `lookup` opens with an email. */
  PORTAL_SIGN_IN: z._default(z.enum(['lookup', 'verified'], 'must be lookup or verified'), 'lookup'),
  /** Codes per email, known or not, before it is one in ten minutes, and per address. Each allows five attempts. */
  LIMIT_CODES_PER_HOUR: positiveCount(10),
  LIMIT_CODES_PER_ADDRESS_PER_HOUR: positiveCount(40),
  /** Attempts at codes and links per address. */
  LIMIT_VERIFICATIONS_PER_HOUR: positiveCount(100),
  /** Password mails per email, known or not; four times as many per address. */
  LIMIT_PASSWORD_MAILS_PER_HOUR: positiveCount(5),
  /** Changes of contact data per client. */
  LIMIT_DETAIL_CHANGES_PER_HOUR: positiveCount(20),
  LIMIT_QUOTES_PER_HOUR: positiveCount(10),
  LIMIT_QUOTE_MAILS_PER_DAY: positiveCount(3),
  /** Expensive requests per client: drawing papers, and searching free times. */
  LIMIT_PAPERS_PER_HOUR: positiveCount(120),
  LIMIT_AVAILABILITY_PER_HOUR: positiveCount(600),
  /** Uses of mail links to papers per address. */
  LIMIT_PAPER_LINKS_PER_HOUR: positiveCount(300),
  /** Photos of quote requests per day, per address and in all. */
  LIMIT_PHOTOS_PER_DAY: positiveCount(80),
  LIMIT_ALL_PHOTOS_PER_DAY: positiveCount(2_000),
  LIMIT_INTENTS_PER_MINUTE: positiveCount(10),
  /** Logged browser errors, per address and in all. */
  LIMIT_CLIENT_ERRORS_PER_HOUR: positiveCount(30),
  LIMIT_ALL_CLIENT_ERRORS_PER_HOUR: positiveCount(1_000),
  /** The peer's limit as a multiple of a client's: all visitors of a busy site may share one peer behind Hosting. */
  LIMIT_PEER_FACTOR: positiveCount(100),
  LIMIT_BOOKINGS_PER_HOUR: positiveCount(20),
  LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: positiveCount(40),
  /** The days ahead a visit may be booked. */
  BOOKING_HORIZON_DAYS: positiveCount(365).check(z.lte(maxHorizonDays, `must be at most ${maxHorizonDays}`)),
  /** Set by the functions emulator, which has no TLS, so cookies cannot be Secure. */
  FUNCTIONS_EMULATOR: z.optional(z.string()),
});

export type Config = z.infer<typeof configSchema>;

/**
 * Reads the configuration from environment variables.
 * @throws Error naming every missing or invalid variable, without its value
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = configSchema.safeParse(environment);
  if (read.success) return read.data;
  const complaints = read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new Error(`Configuration: ${complaints.join('; ')}`);
}

let checked: Config | undefined;

/** The configuration of this process, checked at start. @throws Error as `readConfig` */
export function config(): Config {
  checked ??= readConfig(process.env);
  return checked;
}

/** Whether the Firebase CLI only lists the functions. Then no secret is set and no request comes. */
export function isDiscovery(environment: Record<string, string | undefined>): boolean {
  return environment['FUNCTIONS_CONTROL_API'] === 'true';
}

/** The account of every function; docs/deploy.md describes it. Firebase adds the project. */
export const serviceAccount = 'portal-functions@';

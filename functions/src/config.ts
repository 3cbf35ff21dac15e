import * as z from 'zod/mini';

/** The secrets every function is given (docs/deploy.md says how to set them). */
export const secretNames = ['SESSION_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const positiveCount = (byDefault: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')),
      z.transform((text) => Number(text)),
    ),
    byDefault,
  );

const configSchema = z.object({
  /** Signs the session cookie and hides addresses in the rate limits; 32 characters or more. */
  SESSION_SECRET: z.string('is missing').check(z.minLength(32, 'must have at least 32 characters')),
  STRIPE_SECRET_KEY: z.string('is missing').check(z.regex(/^(sk|rk)_/, 'must start with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: z.string('is missing').check(z.regex(/^whsec_/, 'must start with whsec_')),
  /** Only set where Stripe is not at its own address: the local stack. */
  STRIPE_API_BASE: z.optional(z.url({ error: 'must be an address' })),
  LIMIT_LOOKUP_MISSES_PER_HOUR: positiveCount(10),
  LIMIT_QUOTES_PER_HOUR: positiveCount(10),
  LIMIT_INTENTS_PER_MINUTE: positiveCount(10),
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

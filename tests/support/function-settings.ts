import { vi } from 'vitest';

/** All required settings of the functions, with neutral values. */
export const functionSettings = {
  SESSION_SECRET: 'a secret of 32 characters or more',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'k'.repeat(43),
  SITE_URL: 'https://welding.example',
} as const;

/** Sets the functions' settings in this process until vi.unstubAllEnvs(). */
export function stubFunctionSettings(
  different: Partial<Record<keyof typeof functionSettings | 'STRIPE_API_BASE', string>> = {},
): void {
  for (const [name, value] of Object.entries({ ...functionSettings, ...different })) vi.stubEnv(name, value);
}

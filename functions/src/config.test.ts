import { describe, expect, test } from 'vitest';
import { functionSettings } from '../../tests/support/function-settings.ts';
import { isDiscovery, readConfig, secretNames } from './config.ts';

describe('the configuration', () => {
  test('has default limits', () => {
    expect(readConfig(functionSettings)).toEqual({
      ...functionSettings,
      SESSION_SECRET: [functionSettings.SESSION_SECRET],
      PORTAL_SIGN_IN: 'lookup',
      LIMIT_CODES_PER_HOUR: 10,
      LIMIT_CODES_PER_ADDRESS_PER_HOUR: 40,
      LIMIT_VERIFICATIONS_PER_HOUR: 100,
      LIMIT_PASSWORD_MAILS_PER_HOUR: 5,
      LIMIT_DETAIL_CHANGES_PER_HOUR: 20,
      LIMIT_LOOKUP_MISSES_PER_HOUR: 20,
      LIMIT_LOOKUPS_PER_HOUR: 300,
      LIMIT_ALL_LOOKUP_MISSES_PER_HOUR: 1_000,
      LIMIT_QUOTES_PER_HOUR: 10,
      LIMIT_QUOTE_MAILS_PER_DAY: 3,
      LIMIT_PAPERS_PER_HOUR: 120,
      LIMIT_AVAILABILITY_PER_HOUR: 600,
      LIMIT_PAPER_LINKS_PER_HOUR: 300,
      LIMIT_PHOTOS_PER_DAY: 80,
      LIMIT_ALL_PHOTOS_PER_DAY: 2_000,
      LIMIT_INTENTS_PER_MINUTE: 10,
      LIMIT_CLIENT_ERRORS_PER_HOUR: 30,
      LIMIT_ALL_CLIENT_ERRORS_PER_HOUR: 1_000,
      LIMIT_PEER_FACTOR: 100,
      LIMIT_BOOKINGS_PER_HOUR: 20,
      LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: 40,
      BOOKING_HORIZON_DAYS: 365,
    });
  });

  test('takes whole numbers as limits', () => {
    expect(readConfig({ ...functionSettings, LIMIT_QUOTES_PER_HOUR: '25' }).LIMIT_QUOTES_PER_HOUR).toBe(25);
  });

  test('takes several session secrets, one on each line of a file or console', () => {
    const [newer, older] = ['n'.repeat(32), `${'o'.repeat(32)} with a space`];
    const read = (text: string) => readConfig({ ...functionSettings, SESSION_SECRET: text }).SESSION_SECRET;
    expect(read(`${newer}\n`)).toEqual([newer]);
    expect(read(`${newer}\r\n\r\n${older}\n`)).toEqual([newer, older]);
  });

  test.each(secretNames)('without %s, stops and names it', (name) => {
    expect(() => readConfig({ ...functionSettings, [name]: undefined })).toThrow(
      `Configuration: ${name} is missing`,
    );
  });

  test('names all errors at once', () => {
    expect(() => readConfig({})).toThrow(
      'Configuration: SESSION_SECRET is missing; STRIPE_SECRET_KEY is missing; STRIPE_WEBHOOK_SECRET is missing; SMTP_URL is missing; SITE_URL is missing; VAPID_PUBLIC_KEY is missing; VAPID_PRIVATE_KEY is missing',
    );
  });

  test.each([
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
    ['SESSION_SECRET', `${'n'.repeat(32)}\nold`, 'SESSION_SECRET must have at least 32 characters'],
    ['STRIPE_SECRET_KEY', 'pk_test_1', 'STRIPE_SECRET_KEY must start with sk_ or rk_'],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'STRIPE_WEBHOOK_SECRET must start with whsec_'],
    ['LIMIT_QUOTES_PER_HOUR', '0', 'LIMIT_QUOTES_PER_HOUR must be a whole number above 0'],
    ['LIMIT_QUOTES_PER_HOUR', 'ten', 'LIMIT_QUOTES_PER_HOUR must be a whole number above 0'],
    ['LIMIT_QUOTES_PER_HOUR', '1.5', 'LIMIT_QUOTES_PER_HOUR must be a whole number above 0'],
    ['BOOKING_HORIZON_DAYS', '4000', 'BOOKING_HORIZON_DAYS must be at most 3650'],
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL must look like smtps://user:password@host:465'],
    ['VAPID_PUBLIC_KEY', 'short', 'VAPID_PUBLIC_KEY must be 87 characters of base64url'],
    ['VAPID_PRIVATE_KEY', 'short', 'VAPID_PRIVATE_KEY must be 43 characters of base64url'],
    ['VAPID_SUBJECT', 'Lakeline', 'VAPID_SUBJECT must begin with mailto: or https://'],
    ['PUSH_SERVICE_URL', 'lakeline', 'PUSH_SERVICE_URL must be a URL'],
    ['MAIL_FROM', 'Lakeline', 'MAIL_FROM must be an email'],
    ['SITE_URL', 'lakeline', 'SITE_URL must be a URL'],
    ['STRIPE_API_BASE', 'lakeline', 'STRIPE_API_BASE must be a URL'],
  ])('with %s=%s, stops and explains, without printing the value', (name, value, message) => {
    expect(() => readConfig({ ...functionSettings, [name]: value })).toThrow(
      new Error(`Configuration: ${message}`),
    );
  });
});

test('loads without secrets when the CLI lists the functions', () => {
  expect(isDiscovery({ FUNCTIONS_CONTROL_API: 'true' })).toBe(true);
  expect(isDiscovery({})).toBe(false);
});

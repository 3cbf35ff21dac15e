import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aQuoteRequest } from '../../tests/support/entities.ts';
import { stubFunctionSettings } from '../../tests/support/function-settings.ts';
import { derivedKey, type KeyPurpose } from './derived-key.ts';

const secret = 'a secret of 32 characters or more';
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('each purpose and each secret has its own stable key', () => {
  const keys = [
    derivedKey('session', secret),
    derivedKey('rate-limits', secret),
    derivedKey('session', `${secret}!`),
    derivedKey('rate-limits', `${secret}!`),
  ].map(hex);
  expect(new Set(keys).size).toBe(4);
  expect(hex(derivedKey('session', secret))).toBe(keys[0]);
});

test.each<KeyPurpose>(['session', 'rate-limits'])(
  'the key for %s is HKDF-SHA-256 as RFC 5869 has it',
  (purpose) => {
    const pseudorandomKey = createHmac('sha256', Buffer.alloc(32)).update(secret).digest();
    const expanded = createHmac('sha256', pseudorandomKey).update(`${purpose}\u0001`).digest('hex');
    expect(hex(derivedKey(purpose, secret))).toBe(expanded);
  },
);

describe('a new secret above an older one', () => {
  const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
  const [id, email, at] = [randomUUID(), 'casey@example.com', '2027-03-14T15:00:00.000Z'];
  /** A process that starts with these secrets. */
  const startedWith = async (...secrets: string[]) => {
    stubFunctionSettings({ SESSION_SECRET: secrets.join('\n') });
    vi.resetModules();
    // Read at the first use, and once.
    (await import('./config.ts')).config();
    const session = await import('./http/session.ts');
    const links = await import('./messages/mail-links.ts');
    const feeds = await import('./calendar/calendar-feeds.ts');
    const browsers = await import('./sign-in/code-request.ts');
    const uploads = await import('./photos/upload-request.ts');
    const takeout = await import('./takeout/position.ts');
    const quote = { ...aQuoteRequest(), id, createdAt: at, status: 'new' as const, photoCount: 0 };
    const header = (mark: string) => (name: string) => (name === 'X-Confirmed-Browser' ? mark : undefined);
    const known = (mark: string) =>
      browsers
        .askedCodeLimits(email, { ip: { client: 'a', peer: 'b' }, header: header(mark) })
        .flat()
        .some(({ name }) => name.includes('confirmed'));
    return {
      session: {
        made: () => session.sessionCookie(session.beginSession(id, true), true),
        holds: async (cookie: string) => (await session.readSession(cookie))?.clientId === id,
      },
      'link that ends reminders': {
        made: () => links.signMailPreferences(id),
        holds: (token: string) => links.readMailPreferences(token)?.clientId === id,
      },
      'objection to a new email': {
        made: () => links.signEmailObjection({ clientId: id, at: 5 }),
        holds: (token: string) => links.readEmailObjection(token)?.at === 5,
      },
      'calendar subscription': {
        made: () => feeds.signCalendarFeed(id, 2),
        holds: (token: string) => feeds.isCalendarFeed(token, id, 2),
      },
      'confirmed browser': { made: () => browsers.markConfirmedBrowser(email), holds: known },
      'photo of a quote': {
        made: () => uploads.uploadTokenOf(quote),
        holds: (token: string) => uploads.opensUpload(quote, token, new Date(at)),
      },
      'next part of the file with everything': {
        made: () => takeout.signPosition(id, takeout.firstPosition(at)),
        holds: (token: string) => takeout.readPosition(id, token)?.part === 1,
      },
    };
  };
  type Kind = keyof Awaited<ReturnType<typeof startedWith>>;
  const kinds: Kind[] = [
    'session',
    'link that ends reminders',
    'objection to a new email',
    'calendar subscription',
    'confirmed browser',
    'photo of a quote',
    'next part of the file with everything',
  ];

  let [before, during, after]: Awaited<ReturnType<typeof startedWith>>[] = [];
  beforeAll(async () => {
    before = await startedWith(older);
    during = await startedWith(newer, older);
    after = await startedWith(newer);
  });

  test.each(kinds)('keeps each %s valid, and makes new ones that outlast the older secret', async (kind) => {
    const [kept, made] = [await before?.[kind].made(), await during?.[kind].made()];
    const held = async (process: typeof during) => [
      await process?.[kind].holds(kept ?? ''),
      await process?.[kind].holds(made ?? ''),
    ];
    expect([await held(during), await held(after)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubFunctionSettings } from '../../../tests/support/function-settings.ts';

const clientId = randomUUID();

beforeEach(() => {
  vi.resetModules();
  stubFunctionSettings();
});

test('in production the cookie is only sent over TLS', async () => {
  const { beginSession, endedSessionCookie, sessionCookie } = await import('./session.ts');
  expect(await sessionCookie(beginSession(clientId, false), false)).toMatch(
    /^__session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(await sessionCookie(beginSession(clientId, true), true)).toMatch(
    /^__session=[^;]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(endedSessionCookie()).toBe('__session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
});

test('in the emulator, which has no TLS, the cookie is sent without it', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  const { beginSession, sessionCookie } = await import('./session.ts');
  expect(await sessionCookie(beginSession(clientId, false), false)).not.toContain('Secure');
});

test('a session lasts exactly a day, or 90 days when it is kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { beginSession, readSession, sessionCookie, sessionSeconds } = await import('./session.ts');
  for (const [keep, seconds] of [
    [false, sessionSeconds.visit],
    [true, sessionSeconds.kept],
  ] as const) {
    const start = Date.now();
    const session = beginSession(clientId, keep);
    const cookie = await sessionCookie(session, keep);
    vi.setSystemTime(start + (seconds - 60) * 1000);
    expect(await readSession(cookie)).toEqual(session);
    vi.setSystemTime(start + (seconds + 60) * 1000);
    expect(await readSession(cookie)).toBeUndefined();
    vi.resetModules();
    const { readSession: readElsewhere } = await import('./session.ts');
    expect(await readElsewhere(cookie)).toBeUndefined();
  }
  vi.useRealTimers();
});

import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubFunctionSettings } from '../../../tests/support/function-settings.ts';

const known = 'casey@example.com';
const spanish = 'rosa@example.com';
const done: string[] = [];

vi.mock('#clients/clients.ts', () => ({
  findClientByEmail: async (email: string) => {
    done.push('find');
    if (email === spanish) return { id: randomUUID(), language: 'es' };
    return email === known ? { id: randomUUID() } : undefined;
  },
  companiesOfContact: async () => {
    done.push('find as contact');
    return [];
  },
}));
vi.mock('#store/rate-limits.ts', () => ({
  countUseOfFirst: async () => done.push('count'),
}));
type Mail = { text: string; subject: string; inEnglish?: { text: string } };
const stored: { code: Record<string, unknown>; mail: Mail }[] = [];
vi.mock('./login-codes.ts', () => ({
  storeLoginCode: async (code: Record<string, unknown>, mail: Mail) => {
    done.push('store');
    stored.push({ code, mail });
  },
}));

beforeAll(() => {
  stubFunctionSettings();
  return () => vi.unstubAllEnvs();
});
beforeEach(() => {
  done.length = 0;
  stored.length = 0;
});

const browser = { secret: undefined, describe: () => undefined };

async function stepsFor(email: string): Promise<string[]> {
  const { sendCode } = await import('./send-code.ts');
  done.length = 0;
  await sendCode(email, 'sign-in', browser, []);
  return [...done];
}

test('a known and an unknown email take the same steps and make a mail of the same size', async () => {
  const hit = await stepsFor(known);
  expect(hit).toEqual(['count', 'find', 'find as contact', 'store']);
  expect(await stepsFor('nobody@example.com')).toEqual(hit);
  const [one, other] = stored.map(({ mail }) => mail.text.length);
  expect(one).toBe(other);
  expect(stored.map(({ code }) => typeof code['clientId'])).toEqual(['string', 'undefined']);
});

test('codes have six digits each, with leading zeros, and rarely repeat', async () => {
  const { newCode } = await import('./code-secrets.ts');
  const codes = Array.from({ length: 2_000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_980);
});

test('the mail names the browser in the mail’s language, whatever the page’s language', async () => {
  const [{ sendCode }, { askingBrowser }] = await Promise.all([
    import('./send-code.ts'),
    import('./code-request.ts'),
  ]);
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Safari/604.1';
  const asking = askingBrowser((name) => (name === 'User-Agent' ? agent : undefined));
  await sendCode(spanish, 'sign-in', asking, []);
  const [sent] = stored.map(({ mail }) => mail);
  expect(sent?.text.replaceAll(/\s+/g, ' ')).toContain('desde Safari en un iPhone');
  expect(sent?.inEnglish?.text.replaceAll(/\s+/g, ' ')).toContain('from Safari on an iPhone');
});

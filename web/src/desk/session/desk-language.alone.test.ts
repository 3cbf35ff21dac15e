import type { Language } from '@welding/domain/values/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskLanguageKey } from '#shared/storage/storage-keys.ts';

const deskRequest = vi.fn(async () => undefined);
vi.mock('./desk-request.ts', () => ({ deskRequest }));

const stored = new Map<string, string>();
const cached = new Set<string>();
const reload = vi.fn();

/** The desk as a page in `shown` runs it, on a device that chose `chosen` or nothing yet. */
async function deskIn(shown: Language, chosen?: Language, offered: readonly Language[] = ['en', 'es']) {
  vi.resetModules();
  vi.stubGlobal('__OFFERED_LANGUAGES__', offered);
  vi.stubGlobal('__LANGUAGE__', shown);
  if (chosen) stored.set(deskLanguageKey, chosen);
  return await import('./desk-language.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => cached.add(name),
    delete: async (name: string) => cached.delete(name),
  });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
  cached.clear();
  reload.mockClear();
  deskRequest.mockClear();
});

test('a language that somebody chose on another device opens here, and the worker hears of it first', async () => {
  const { applyOwnLanguage } = await deskIn('en');
  cached.add('desk-code-language-en');
  reload.mockImplementationOnce(() => expect([...cached]).toEqual([expect.stringMatching(/-es$/)]));
  await applyOwnLanguage({ language: 'es' });
  expect(stored.get(deskLanguageKey)).toBe('es');
  expect(reload).toHaveBeenCalledOnce();
});

test('once: a page that comes in the former language all the same is not opened again', async () => {
  const { applyOwnLanguage } = await deskIn('en', 'es');
  await applyOwnLanguage({ language: 'es' });
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['who has chosen none', { language: undefined }, ['en', 'es']],
  ['who reads what is shown', { language: 'en' }, ['en', 'es']],
  ['whose language is not offered', { language: 'es' }, ['en']],
] as const)('nothing is opened for somebody %s', async (_, person, offered) => {
  const { applyOwnLanguage } = await deskIn('en', undefined, offered);
  await applyOwnLanguage(person);
  expect([stored.size, reload.mock.calls.length]).toEqual([0, 0]);
});

test('English chosen elsewhere takes the place of Spanish here', async () => {
  const { applyOwnLanguage } = await deskIn('es', 'es');
  await applyOwnLanguage({ language: 'en' });
  expect([stored.get(deskLanguageKey), reload.mock.calls.length]).toEqual(['en', 1]);
});

test('a device that keeps nothing does not come again for ever', async () => {
  const { applyOwnLanguage } = await deskIn('en');
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  await applyOwnLanguage({ language: 'es' });
  expect(reload).not.toHaveBeenCalled();
});

test('one’s own choice is told to the API, and opens here also where the API is not reached', async () => {
  const { chooseOwnLanguage } = await deskIn('en');
  deskRequest.mockRejectedValueOnce(new Error('No connection'));
  await chooseOwnLanguage('es');
  expect(deskRequest).toHaveBeenCalledWith(expect.any(String), expect.any(Function), {
    method: 'PATCH',
    body: { language: 'es' },
  });
  expect([stored.get(deskLanguageKey), reload.mock.calls.length]).toEqual(['es', 1]);
});

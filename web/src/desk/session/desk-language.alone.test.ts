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

test('a language chosen on another device opens here, after the worker’s code is in it', async () => {
  const { applyOwnLanguage } = await deskIn('en');
  cached.add('desk-code-language-en');
  reload.mockImplementationOnce(() => expect([...cached]).toEqual([expect.stringMatching(/-es$/)]));
  await applyOwnLanguage({ language: 'es' });
  expect(stored.get(deskLanguageKey)).toBe('es');
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that comes back in the old language is not opened again', async () => {
  const { applyOwnLanguage } = await deskIn('en', 'es');
  await applyOwnLanguage({ language: 'es' });
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['without a chosen language', { language: undefined }, ['en', 'es']],
  ['whose language is shown', { language: 'en' }, ['en', 'es']],
  ['whose language is not offered', { language: 'es' }, ['en']],
] as const)('no page is opened for a person %s', async (_, person, offered) => {
  const { applyOwnLanguage } = await deskIn('en', undefined, offered);
  await applyOwnLanguage(person);
  expect([stored.size, reload.mock.calls.length]).toEqual([0, 0]);
});

test('English chosen elsewhere replaces Spanish here', async () => {
  const { applyOwnLanguage } = await deskIn('es', 'es');
  await applyOwnLanguage({ language: 'en' });
  expect([stored.get(deskLanguageKey), reload.mock.calls.length]).toEqual(['en', 1]);
});

test('a device without storage is not reloaded', async () => {
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

test('a choice made here is sent to the API, and opens here even without an answer', async () => {
  const { chooseOwnLanguage } = await deskIn('en');
  deskRequest.mockRejectedValueOnce(new Error('No connection'));
  await chooseOwnLanguage('es');
  expect(deskRequest).toHaveBeenCalledWith(expect.any(String), expect.any(Function), {
    method: 'PATCH',
    body: { language: 'es' },
  });
  expect([stored.get(deskLanguageKey), reload.mock.calls.length]).toEqual(['es', 1]);
});

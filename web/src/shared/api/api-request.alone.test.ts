import { readLanguageFrom } from '@welding/domain/values/language';
import { expect, test, vi } from 'vitest';
import { apiRequest } from './api-request.ts';

test.each(['en', 'es'] as const)(
  'a page in %s requests messages in its language, not the browser’s',
  async (language) => {
    const sent = vi.fn(async (_path: string, _options: RequestInit) => Response.json({}));
    vi.stubGlobal('fetch', sent);
    readLanguageFrom(() => language);
    await apiRequest('/api/x', () => undefined);
    expect(new Headers(sent.mock.lastCall?.[1].headers).get('Accept-Language')).toBe(language);
  },
);

test('without an answer, the message is in the page’s language', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  readLanguageFrom(() => 'es');
  await expect(apiRequest('/api/x', () => undefined)).rejects.toThrow(
    'Sin conexión. Revise su señal e inténtelo de nuevo',
  );
});

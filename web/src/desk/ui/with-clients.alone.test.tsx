import type { Language } from '@welding/domain/values/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** What stands beside a field of a desk in `shown` for a client, of an offer of these languages. */
async function noteFor(
  reader: { firstName: string; language?: Language } | undefined,
  shown: Language,
  offered: readonly Language[] = ['en', 'es'],
): Promise<string> {
  vi.resetModules();
  vi.stubGlobal('__LANGUAGE__', shown);
  vi.stubGlobal('__OFFERED_LANGUAGES__', offered);
  const { ReadsNote } = await import('./with-clients.tsx');
  return renderToStaticMarkup(<ReadsNote reader={reader} />).replace(/<[^>]*>/g, '');
}

const [jordan, ana] = [{ firstName: 'Jordan' }, { firstName: 'Ana', language: 'es' }] as const;

test('a note tells staff, in their language, when the client reads another one', async () => {
  expect(await noteFor(ana, 'en')).toBe('Ana reads Spanish: what you type is not translated.');
  expect(await noteFor(jordan, 'es')).toMatch(/^Jordan .*inglés/);
});

test('no note appears for the same language, without a client, or with one language', async () => {
  expect([await noteFor(jordan, 'en'), await noteFor(ana, 'es')]).toEqual(['', '']);
  expect([await noteFor(undefined, 'en'), await noteFor(undefined, 'es')]).toEqual(['', '']);
  expect(await noteFor(ana, 'en', ['en'])).toBe('');
});

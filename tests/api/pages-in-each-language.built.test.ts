import { atSite, paths, servicePaths } from '@welding/domain/paths';
import { offeredLanguages } from '@welding/domain/values/language';
import { expect, test } from 'vitest';
import { foreignAmong } from '../support/foreign-texts.ts';
import { stackAddresses } from '../support/stack.ts';

const { hosting } = stackAddresses();

const pages = [
  ...[paths.home, paths.services, paths.privacy, paths.dashboard, paths.mailPreferences],
  ...Object.values(servicePaths),
  ...[
    paths.checkoutProject('some-project'),
    paths.estimateLink('some-token'),
    paths.invoiceLink('some-token'),
  ],
];

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** A page's texts before any script runs: for eyes, ears, search engines and shared links. */
function textsOf(html: string, language: string): string[] {
  const own = html
    .replace(/<!--[\s\S]*?-->|<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    // The language switch is in the other language.
    .replace(new RegExp(`<(a|section)\\b[^>]*\\blang="(?!${language})\\w+"[^>]*>[\\s\\S]*?</\\1>`, 'g'), '');
  const structured = [...own.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, json]) =>
      [...(json ?? '').matchAll(/"(?:name|description|slogan|text|serviceType)":"([^"]*)"/g)].map(
        ([, text]) => text,
      ),
  );
  const attributes = [
    ...own.matchAll(/\s(?:aria-label|aria-description|placeholder|title|alt|content)="([^"]*)"/g),
  ].map(([, text]) => text);
  const shown = own.replace(/<script[\s\S]*?<\/script>/g, '').split(/<[^>]+>/);
  return [...structured, ...attributes, ...shown].map((text = '') =>
    text
      .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

test.each(offeredLanguages.flatMap((language) => pages.map((path) => [language, path] as const)))(
  'in %s, %s contains nothing of the other language',
  async (language, path) => {
    const answer = await fetch(`${hosting}${atSite(path, language)}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    const texts = textsOf(html, language);
    expect(texts.filter(Boolean).length).toBeGreaterThan(20);
    expect(foreignAmong(language, texts)).toEqual([]);
  },
);

test('the manifests contain nothing of the other language', async () => {
  for (const language of offeredLanguages) {
    const html = await (await fetch(`${hosting}${atSite(paths.home, language)}`)).text();
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const manifest = await (await fetch(new URL(address, hosting))).text();
    const texts = [...manifest.matchAll(/"(?:name|short_name|description|label)": ?"([^"]*)"/g)].map(
      ([, text = '']) => text,
    );
    expect(texts.length).toBeGreaterThan(4);
    expect(foreignAmong(language, texts)).toEqual([]);
  }
});

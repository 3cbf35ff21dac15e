import { expect, test } from 'vitest';
import { sitemapXml } from './search-files.ts';

const siteUrl = 'https://welding.example';

test('with one language, the sitemap lists each page once', () => {
  const sitemap = sitemapXml(siteUrl, ['en']);
  expect(sitemap).toContain(`  <url><loc>${siteUrl}/services</loc></url>`);
  expect(sitemap).not.toMatch(/xhtml|dashboard|\/es/);
});

test('with two languages, the sitemap lists each page in both, with its alternates', () => {
  const sitemap = sitemapXml(siteUrl, ['en', 'es']);
  const alternates = [
    ['en', '/services'],
    ['es', '/es/services'],
    ['x-default', '/services'],
  ]
    .map(([name, path]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${siteUrl}${path}"/>`)
    .join('');
  expect(sitemap).toContain(`<url><loc>${siteUrl}/services</loc>${alternates}</url>`);
  expect(sitemap).toContain(`<url><loc>${siteUrl}/es/services</loc>${alternates}</url>`);
  expect(sitemap).toContain(`<loc>${siteUrl}/es</loc>`);
  expect(sitemap).not.toContain('/es/</loc>');
});

import { atSite } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import { routeTable } from '../../src/app/route-table.ts';

/**
 * The sitemap of the listed pages (sitemaps.org). Each page links to its other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
export function sitemapXml(siteUrl: string, offered: readonly Language[]): string {
  const listed = routeTable.filter(({ listed }) => listed);
  const isOneLanguage = offered.length === 1;
  const entries = offered.flatMap((language) =>
    listed.map(({ path }) => {
      const alternates = isOneLanguage ? '' : alternatesOf(siteUrl, path, offered);
      return `  <url><loc>${siteUrl}${atSite(path, language)}</loc>${alternates}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isOneLanguage ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'}>`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function alternatesOf(siteUrl: string, path: string, offered: readonly Language[]): string {
  const all = [...offered.map((language) => [language, language] as const), ['x-default', 'en'] as const];
  return all
    .map(
      ([name, language]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${siteUrl}${atSite(path, language)}"/>`,
    )
    .join('');
}

/** Crawlers may read the portal and the checkout, to see their noindex, but not the API. */
export function robotsText(siteUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

import { routeTable } from '../../src/app/route-table.ts';

/** The listed pages for search engines (sitemaps.org). */
export function sitemapXml(siteUrl: string): string {
  const entries = routeTable
    .filter(({ listed }) => listed)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * The portal and the checkout may be read, or a crawler would never see that they say noindex;
 * the API has nothing for it.
 */
export function robotsText(siteUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

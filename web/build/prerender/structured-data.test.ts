import { expect, test } from 'vitest';
import { routeTable } from '../../src/app/route-table.ts';
import { structuredData } from './structured-data.ts';

const siteUrl = 'https://welding.example';
const read = (pathname: string, label: string): unknown =>
  JSON.parse(structuredData({ pathname, label }, english));
const english = { siteUrl, language: 'en', offered: ['en'] } as const;

test('the home page tells of the business', () => {
  expect(read('/', 'Home')).toMatchObject({ '@type': 'LocalBusiness', url: `${siteUrl}/` });
});

const below = routeTable.filter(({ path, listed }) => listed && path !== '/');

test.each([...below, { path: '/gallery', label: 'Gallery' }])(
  '$path is called by its own name, below the home page',
  ({ path, label }) => {
    expect(read(path, label)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${siteUrl}/` },
        { position: 2, name: label, item: `${siteUrl}${path}` },
      ],
    });
  },
);

test('no text ends the element it stands in', () => {
  expect(structuredData({ pathname: '/gallery', label: '</script>' }, english)).not.toContain('<');
});

test('where there are two languages, a page says its own, and leads to pages of it', () => {
  const spanish = { siteUrl, language: 'es', offered: ['en', 'es'] } as const;
  expect(JSON.parse(structuredData({ pathname: '/services', label: 'Servicios' }, spanish))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: `${siteUrl}/es` }, { item: `${siteUrl}/es/services` }],
    mainEntityOfPage: { '@type': 'WebPage', url: `${siteUrl}/es/services`, inLanguage: 'es' },
  });
});

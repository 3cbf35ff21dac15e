import { paths, servicePaths } from '@welding/domain/paths';
import { expect, test } from 'vitest';
import { routeTable } from '../../src/app/route-table.ts';
import { structuredData } from './structured-data.ts';

const siteUrl = 'https://welding.example';
const read = (pathname: string, label: string, language: 'en' | 'es' = 'en'): unknown =>
  JSON.parse(structuredData({ pathname, label }, { siteUrl, language }));
const mile = 1609.344;

test('the home page describes the business, with dialable numbers and its service area', () => {
  expect(read('/', 'Home')).toMatchObject({
    '@graph': [
      {
        ...{ '@type': 'LocalBusiness', url: `${siteUrl}/`, telephone: '+13125550148' },
        contactPoint: { telephone: '+13125550199' },
        address: { addressLocality: 'Chicago', addressRegion: 'IL' },
        areaServed: { '@type': 'GeoCircle', geoRadius: Math.round(50 * mile) },
        serviceArea: { '@type': 'GeoCircle' },
      },
    ],
  });
  expect(structuredData({ pathname: '/', label: 'Home' }, { siteUrl, language: 'en' })).not.toMatch(
    /streetAddress|ratingValue|FAQPage/,
  );
});

test('the home page in Spanish describes the same business', () => {
  expect(read('/', 'Inicio', 'es')).toMatchObject({
    '@graph': [{ '@type': 'WebPage', url: `${siteUrl}/es`, about: { '@id': `${siteUrl}/#business` } }],
  });
});

test.each([
  [servicePaths.metal_structures, 'Metal Structure Repairs', 150],
  [servicePaths.truck, 'Heavy-Duty Truck Repairs', 300],
  [servicePaths.aluminum, 'Aluminum Welding', 200],
])('%s describes its service and starting price', (path, name, minPrice) => {
  expect(read(path, name)).toMatchObject({
    '@graph': [
      { itemListElement: [{ name: 'Home' }, { name: 'Services', item: `${siteUrl}/services` }, { name }] },
      {
        ...{
          '@type': 'Service',
          name,
          url: `${siteUrl}${path}`,
          provider: { '@id': `${siteUrl}/#business` },
        },
        offers: { '@type': 'Offer', priceSpecification: { minPrice, priceCurrency: 'USD' } },
      },
    ],
  });
});

const below = routeTable.filter(({ path, listed }) => listed && path !== paths.home);

test.each([...below, { path: '/gallery', label: 'Gallery' }])(
  '$path has its own name, below the home page',
  ({ path, label }) => {
    const said = JSON.stringify(read(path, label));
    expect(said).toContain(JSON.stringify({ position: 1, name: 'Home', item: `${siteUrl}/` }).slice(1));
    expect(said).toContain(JSON.stringify({ name: label, item: `${siteUrl}${path}` }).slice(1));
  },
);

test('no text closes its script element', () => {
  const written = structuredData({ pathname: '/gallery', label: '</script>' }, { siteUrl, language: 'en' });
  expect(written).not.toContain('<');
});

test('a page states its language, and links to pages in it', () => {
  expect(read('/services', 'Servicios', 'es')).toMatchObject({
    '@graph': [
      {
        itemListElement: [{ item: `${siteUrl}/es` }, { item: `${siteUrl}/es/services` }],
        mainEntityOfPage: { '@type': 'WebPage', url: `${siteUrl}/es/services`, inLanguage: 'es' },
      },
    ],
  });
});

import { quotableServices, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { atSite, paths } from '@welding/domain/paths';
import { business, businessHours, startingPrices } from '@welding/domain/values/business';
import type { Language } from '@welding/domain/values/language';
import { routeAt } from '../../src/app/route-table.ts';
import { searchTexts } from './search-texts.ts';

const metersPerMile = 1609.344;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What search engines read of a listed page: the home page tells of the business, any other where it stands. */
type ListedPage = { readonly pathname: string; readonly label: string };

type SiteInLanguages = {
  readonly siteUrl: string;
  readonly language: Language;
  readonly offered: readonly Language[];
};

/**
 * A listed page for search engines, as schema.org JSON-LD that is safe inside a script element. Where the site speaks several
 * languages, it says which the page is in.
 */
export function structuredData(page: ListedPage, { siteUrl, language, offered }: SiteInLanguages): string {
  const at = (path: string) => `${siteUrl}${atSite(path, language)}`;
  const data = page.pathname === paths.home ? localBusiness(siteUrl, at) : breadcrumbs(page, at);
  const mainEntityOfPage = { '@type': 'WebPage', url: at(page.pathname), inLanguage: language };
  const said = offered.length === 1 ? data : { ...data, mainEntityOfPage };
  return JSON.stringify(said).replaceAll('<', '\\u003c');
}

function breadcrumbs({ pathname, label }: ListedPage, at: (path: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: routeAt(paths.home)?.label, item: at(paths.home) },
      { '@type': 'ListItem', position: 2, name: label, item: at(pathname) },
    ],
  };
}

function localBusiness(siteUrl: string, at: (path: string) => string) {
  const { latitude, longitude, name: city } = business.serviceCenter;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#business`,
    name: business.name,
    slogan: business.motto,
    url: at(paths.home),
    image: `${siteUrl}/images/og.png`,
    telephone: business.phone,
    email: business.email,
    priceRange: '$$',
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: 'IL', addressCountry: 'US' },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
      geoRadius: Math.round(business.serviceRadiusMiles * metersPerMile),
    },
    openingHoursSpecification: businessHours.flatMap(({ days, open }) =>
      open
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: days.map((day) => weekdays[day]),
              opens: open.from,
              closes: open.to,
            },
          ]
        : [],
    ),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: business.emergencyPhone,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays,
        opens: '00:00',
        closes: '23:59',
      },
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: searchTexts().services,
      itemListElement: quotableServices.map((service) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: serviceTypeLabels[service],
          url: `${at(paths.services)}#${service}`,
        },
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: startingPrices[service],
          priceCurrency: business.currency.toUpperCase(),
        },
      })),
    },
  };
}

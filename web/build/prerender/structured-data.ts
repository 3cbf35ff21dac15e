import {
  type QuotableService,
  quotableServices,
  serviceTypeLabels,
} from '@welding/domain/entities/service-type';
import { atSite, paths, servicePaths } from '@welding/domain/paths';
import { business, businessHours, startingPrices } from '@welding/domain/values/business';
import type { Language } from '@welding/domain/values/language';
import { formatWholeDollars } from '@welding/domain/values/money';
import { readPhone } from '@welding/domain/values/phone';
import type {
  BreadcrumbList,
  GeoCircle,
  Graph,
  LocalBusiness,
  PriceSpecification,
  Service,
  WebPage,
} from 'schema-dts';
import { routeTable } from '../../src/app/route-table.ts';
import { aluminumTexts } from '../../src/site/marketing/aluminum-texts.ts';
import { structuralRepairsTexts } from '../../src/site/marketing/structural-repairs-texts.ts';
import { truckRepairsTexts } from '../../src/site/marketing/truck-repairs-texts.ts';

const metersPerMile = 1609.344;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

type ListedPage = { readonly pathname: string; readonly label: string };

type Site = { readonly siteUrl: string; readonly language: Language };

/**
 * A listed page as schema.org JSON-LD, safe inside a script element: the business on the home page, the service on its
 * page, and breadcrumbs below home.
 */
export function structuredData(page: ListedPage, { siteUrl, language }: Site): string {
  const at = (path: string) => `${siteUrl}${atSite(path, language)}`;
  const service = quotableServices.find((each) => servicePaths[each] === page.pathname);
  const self: WebPage = { '@type': 'WebPage', url: at(page.pathname), inLanguage: language };
  // Only the English home page describes the business in full. Others refer to it, which keeps them within one round
  // trip.
  const home = () =>
    language === 'en' ? localBusiness(siteUrl, at, self) : { ...self, about: { '@id': businessId(siteUrl) } };
  const data: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      page.pathname === paths.home ? home() : breadcrumbs(page, at, self),
      ...(service ? [serviceOffered(service, siteUrl, at)] : []),
    ],
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

type AddressOf = (path: string) => string;

/** The page and its parents in the URL. */
function breadcrumbs({ pathname, label }: ListedPage, at: AddressOf, self: WebPage): BreadcrumbList {
  const above = routeTable.filter(({ path, listed }) => listed && pathname.startsWith(`${path}/`));
  const home = routeTable.filter(({ path }) => path === paths.home);
  const trail = [...home, ...above, { path: pathname, label }];
  return {
    '@type': 'BreadcrumbList',
    mainEntityOfPage: self,
    itemListElement: trail.map(({ path, label: name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  };
}

const textsOf = {
  metal_structures: structuralRepairsTexts,
  truck: truckRepairsTexts,
  aluminum: aluminumTexts,
};

function serviceOffered(service: QuotableService, siteUrl: string, at: AddressOf): Service {
  const { pageDescription } = textsOf[service]();
  return {
    '@type': 'Service',
    name: serviceTypeLabels[service],
    serviceType: serviceTypeLabels[service],
    description: pageDescription(formatWholeDollars(startingPrices[service])),
    url: at(servicePaths[service]),
    provider: { '@id': businessId(siteUrl) },
    areaServed: areaServed(),
    offers: { '@type': 'Offer', priceSpecification: priceFrom(service) },
  };
}

const businessId = (siteUrl: string) => `${siteUrl}/#business`;

/** A circle, because the welders drive to clients and there is no shop. */
function areaServed(): GeoCircle {
  const { latitude, longitude } = business.serviceCenter;
  return {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: Math.round(business.serviceRadiusMiles * metersPerMile),
  };
}

function priceFrom(service: QuotableService): PriceSpecification {
  return {
    '@type': 'PriceSpecification',
    minPrice: startingPrices[service],
    priceCurrency: business.currency.toUpperCase(),
  };
}

function localBusiness(siteUrl: string, at: AddressOf, self: WebPage): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(siteUrl),
    name: business.name,
    url: at(paths.home),
    mainEntityOfPage: self,
    telephone: readPhone(business.phone).dialled,
    image: `${siteUrl}/images/og.png`,
    email: business.email,
    priceRange: '$$',
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.serviceCenter.name,
      addressRegion: 'IL',
      addressCountry: 'US',
    },
    areaServed: areaServed(),
    serviceArea: areaServed(),
    openingHoursSpecification: businessHours.flatMap(({ days, open }) =>
      open
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: days.flatMap((day) => weekdays[day] ?? []),
              opens: open.from,
              closes: open.to,
            },
          ]
        : [],
    ),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: readPhone(business.emergencyPhone).dialled,
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: quotableServices.map((service) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: serviceTypeLabels[service],
          url: at(servicePaths[service]),
        },
        priceSpecification: priceFrom(service),
      })),
    },
  };
}

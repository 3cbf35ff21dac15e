import { business } from '@welding/domain/values/business';
import type { ReactNode } from 'react';

const { serviceRadiusMiles: radius } = business;
const { name: center } = business.serviceCenter;

export const texts = {
  title: 'Service Area',
  loadingMap: 'The map comes as soon as your connection lets it.',
  measuredFrom: () => `${business.serviceArea}, measured from downtown ${center}.`,
  coverage: 'Coverage',
  whereWeWork: 'Where we work',
  outside: `Outside the ${radius}-mile radius?`,
  specialArrangements: 'Call us for special arrangements. For the right job we travel farther.',
  sources: (geoNames: ReactNode) => <>Borders: U.S. Census Bureau. ZIP codes: {geoNames}, CC BY 4.0.</>,
  regions: {
    cook: 'Chicago and Cook County',
    north: 'North and northwest suburbs',
    west: 'West suburbs',
    south: 'South and southwest suburbs',
    indiana: 'Northwest Indiana',
    lakeshore: 'Southeast Wisconsin and southwest Michigan',
  },
  county: (name: string, state: string) => `${name} County, ${state}`,
  allOfCounty: (towns: number) => `all of it, ${towns} ${towns === 1 ? 'town' : 'towns'}`,
  partOfCounty: (towns: number) => `in part, ${towns} ${towns === 1 ? 'town' : 'towns'}`,
  doYouCome: 'Do you come to me?',
  zipOrTown: 'ZIP code or town',
  forExample: 'For example 60540, Naperville or Gary, IN',
  looking: 'Looking it up',
  notLoaded: 'The list of places did not load.',
  tryAgain: 'Try again',
};

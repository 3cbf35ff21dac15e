import { business } from '@welding/domain/values/business';
import type { CoveredCounty, CoveredRegion } from '../../../web/src/site/service-area/drawing.ts';
import type { County } from './draw-county-borders.ts';
import { placeName, zipsWithin } from './zip-places.ts';

/** The counties by FIPS code, in locally known groups, from the center outward. */
const regions: readonly { of: CoveredRegion['of']; counties: readonly string[] }[] = [
  { of: 'cook', counties: ['17031'] },
  { of: 'north', counties: ['17097', '17111'] },
  { of: 'west', counties: ['17043', '17089', '17093'] },
  { of: 'south', counties: ['17197', '17063', '17091'] },
  { of: 'indiana', counties: ['18089', '18127', '18091'] },
  { of: 'lakeshore', counties: ['55059', '26021'] },
];

const stateFips: Readonly<Record<string, string>> = { IL: '17', IN: '18', MI: '26', WI: '55' };

/**
 * Every county with a ZIP code whose center is within the radius, and the towns of those ZIP codes.
 * @throws RangeError if the sources and the list of regions disagree, such as after a change of the radius
 */
export function listCoveredRegions(counties: readonly County[]): CoveredRegion[] {
  const towns = townsByCounty();
  const covered = regions.map(({ of, counties: ids }) => ({
    of,
    counties: ids.map((id) => coveredCounty(id, towns, counties)),
  }));
  const listed = new Set(regions.flatMap((region) => region.counties));
  const left = [...towns.keys()].filter((id) => !listed.has(id));
  if (left.length > 0) throw new RangeError(`Counties ${left.join(', ')} belong to no region`);
  return covered;
}

function coveredCounty(
  id: string,
  towns: ReturnType<typeof townsByCounty>,
  counties: readonly County[],
): CoveredCounty {
  const found = towns.get(id);
  const county = counties.find((candidate) => candidate.id === id);
  if (!found || !county) throw new RangeError(`County ${id} has no town or no border within the radius`);
  return {
    name: county.name,
    state: found.state,
    isWhole: county.farthestMiles <= business.serviceRadiusMiles,
    towns: [...found.names].sort((a, b) => a.localeCompare(b, 'en')),
  };
}

function townsByCounty(): Map<string, { state: string; names: Set<string> }> {
  const towns = new Map<string, { state: string; names: Set<string> }>();
  for (const zip of zipsWithin(business.serviceRadiusMiles)) {
    const fips = stateFips[zip.stateCode];
    if (!fips) throw new RangeError(`No FIPS code written down for ${zip.stateCode}`);
    const id = fips + zip.countyCode;
    const county = towns.get(id) ?? { state: zip.stateCode, names: new Set() };
    county.names.add(placeName(zip));
    towns.set(id, county);
  }
  return towns;
}

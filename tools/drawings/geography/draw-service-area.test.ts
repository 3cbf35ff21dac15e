import { locate } from '@welding/domain/business/service-area';
import { business } from '@welding/domain/values/business';
import { describe, expect, it } from 'vitest';
import { centerEms, countyEms, lakeEms } from '../../../web/src/site/service-area/drawing.ts';
import { mapTexts } from '../../../web/src/site/service-area/map-texts.ts';
import { drawServiceArea } from './draw-service-area.ts';
import { labelBox, overlaps } from './label-placement.ts';
import { mapTowns } from './map-towns.ts';
import { createMapProjection, mapSize, toMapPoint, unitsPerMile } from './projection.ts';
import { zipsWithin } from './zip-places.ts';

const { map, regions } = drawServiceArea();

describe('the map', () => {
  it('is true to distance and direction from its center', () => {
    for (const town of mapTowns) {
      const { miles, bearing } = locate(town);
      const { x, y } = toMapPoint(town);
      expect(Math.hypot(x - mapSize / 2, y - mapSize / 2) / unitsPerMile).toBeCloseTo(miles, 0);
      const angle = (Math.atan2(x - mapSize / 2, mapSize / 2 - y) * 180) / Math.PI;
      expect(Math.abs(((angle - bearing + 540) % 360) - 180)).toBeLessThan(0.3);
    }
  });

  it('keeps Lake Michigan free of land and the towns out of it', () => {
    const land = polygonOf(map.land);
    const isLand = (latitude: number, longitude: number) => {
      const { x, y } = toMapPoint({ latitude, longitude });
      return isInPolygon(land, x, y);
    };
    expect(isLand(42.05, -87.2)).toBe(false);
    expect(isLand(41.75, -87.2)).toBe(false);
    expect(isLand(41.85, -87.75)).toBe(true);
    const inWater = mapTowns.filter(({ latitude, longitude }) => !isLand(latitude, longitude));
    // New Buffalo's harbor is on the simplified shoreline itself.
    expect(inWater.map(({ name }) => name).filter((name) => name !== 'New Buffalo')).toEqual([]);
  });

  it('has its towns at the coordinates of the postal data', () => {
    const zips = zipsWithin(60);
    for (const town of mapTowns) {
      const own = zips.filter((zip) => zip.stateCode === town.state && sameName(zip.placeName, town.name));
      const offsets = own.map((zip) =>
        Math.hypot(zip.latitude - town.latitude, (zip.longitude - town.longitude) * 0.74),
      );
      expect(Math.min(...offsets) * 69, town.name).toBeLessThan(4);
    }
  });

  it.each([
    ['wide', mapTexts.in('en').lake],
    ['narrow', mapTexts.in('en').lake],
    ['wide', mapTexts.in('es').lake],
    ['narrow', mapTexts.in('es').lake],
  ] as const)('names at least 25 towns in the %s layout with the %s, without overlap', (name, lakeName) => {
    const { fontSize, towns, counties, lake } = map[name];
    expect(towns.length).toBeGreaterThanOrEqual(25);
    const boxes = [
      ...towns.map((label) =>
        labelBox(label, label.text === business.serviceCenter.name ? fontSize * centerEms : fontSize),
      ),
      ...counties.map((label) => labelBox(label, fontSize * countyEms)),
      labelBox({ ...lake, text: lakeName }, fontSize * lakeEms),
    ];
    boxes.forEach((box, index) => {
      expect(boxes.slice(index + 1).some((other) => overlaps(box, other))).toBe(false);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(map.size);
    });
  });

  it('costs few bytes', () => {
    expect(JSON.stringify({ map, regions }).length).toBeLessThan(14_000);
  });
});

describe('the coverage list', () => {
  it('names every county and town within the radius once', () => {
    const listed = regions.flatMap(({ counties }) =>
      counties.flatMap(({ name, state, towns }) => towns.map((town) => `${town}, ${name}, ${state}`)),
    );
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toContain('Naperville, DuPage, IL');
    expect(listed).toContain('Michigan City, LaPorte, IN');
    expect(listed).toContain('St. Charles, Kane, IL');
    expect(listed.some((town) => town.startsWith('Rockford'))).toBe(false);
  });

  it('marks the counties wholly inside', () => {
    const whole = regions.flatMap(({ counties }) => counties.filter(({ isWhole }) => isWhole));
    expect(whole.map(({ name }) => name)).toEqual(['Cook', 'DuPage']);
  });
});

describe('the projection', () => {
  it('draws the geodesic radius as a circle', () => {
    const projection = createMapProjection();
    for (let bearing = 0; bearing < 360; bearing += 15) {
      const edge = projection.invert?.([
        mapSize / 2 + business.serviceRadiusMiles * unitsPerMile * Math.sin((bearing * Math.PI) / 180),
        mapSize / 2 - business.serviceRadiusMiles * unitsPerMile * Math.cos((bearing * Math.PI) / 180),
      ]);
      const [longitude = 0, latitude = 0] = edge ?? [];
      expect(locate({ latitude, longitude }).miles).toBeCloseTo(business.serviceRadiusMiles, 3);
    }
  });
});

function sameName(postal: string, name: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/^saint /, 'st. ');
  return plain(postal) === plain(name);
}

function polygonOf(path: string): (readonly [number, number])[] {
  let x = 0;
  let y = 0;
  return [...path.matchAll(/([Ml])(-?\d+),?(-?\d+)/g)].map(([, command, right, down]) => {
    x = command === 'M' ? Number(right) : x + Number(right);
    y = command === 'M' ? Number(down) : y + Number(down);
    return [x, y] as const;
  });
}

function isInPolygon(polygon: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let isInside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

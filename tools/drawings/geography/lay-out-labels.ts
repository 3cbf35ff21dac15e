import { business } from '@welding/domain/values/business';
import {
  centerEms,
  countyEms,
  dotEms,
  type LabelLayout,
  lakeEms,
  type MapTown,
  type PlacedLabel,
} from '../../../web/src/site/service-area/drawing.ts';
import { mapTexts } from '../../../web/src/site/service-area/map-texts.ts';
import type { County } from './draw-county-borders.ts';
import { aroundDot, type Box, labelBox, placeLabel } from './label-placement.ts';
import { mapSize, toMapPoint, unitsPerMile } from './projection.ts';

/** The lake has its name in the reader's language, so both names need room. */
const lakeNames = [mapTexts.in('en').lake, mapTexts.in('es').lake];

/**
 * Places the names of the towns, the lake and, with `withCounties`, the counties on a map where `fontSize` map units are
 * readable. A town without room for its name keeps its dot.
 */
export function layOutLabels(
  towns: readonly MapTown[],
  counties: readonly County[],
  fontSize: number,
  withCounties: boolean,
): LabelLayout {
  const dotRadius = fontSize * dotEms;
  const center = { x: mapSize / 2, y: mapSize / 2 };
  const taken: Box[] = [
    scaleBarBox(fontSize),
    northArrowBox(fontSize),
    around(center, dotRadius * 2),
    ...towns.map((town) => around(town, dotRadius)),
  ];
  const isText = (label: PlacedLabel | null) => label !== null;
  const lake: LabelLayout['lake'] = {
    x: center.x + 25 * unitsPerMile,
    y: center.y - 22 * unitsPerMile,
    anchor: 'middle',
  };
  taken.push(...lakeNames.map((text) => labelBox({ ...lake, text }, fontSize * lakeEms)));
  const middle = placeLabel(
    aroundDot(business.serviceCenter.name, center, dotRadius * 2, fontSize * centerEms),
    fontSize * centerEms,
    taken,
    mapSize,
  );
  const names = towns.map((town) =>
    placeLabel(aroundDot(town.name, town, dotRadius, fontSize), fontSize, taken, mapSize),
  );
  const countyNames = (withCounties ? counties.filter(isOnMap) : []).map((county) =>
    placeLabel(aroundMiddle(county, fontSize), fontSize * countyEms, taken, mapSize),
  );
  return {
    fontSize,
    towns: [middle, ...names].filter(isText),
    counties: countyNames.filter(isText),
    lake,
  };
}

function around({ x, y }: { x: number; y: number }, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Bottom left: ten miles long, with its text above. */
function scaleBarBox(fontSize: number): Box {
  return { left: 0, right: 13 * unitsPerMile, top: mapSize - fontSize * 2.6, bottom: mapSize };
}

/** Top right, over the lake. */
function northArrowBox(fontSize: number): Box {
  return { left: mapSize - fontSize * 3, right: mapSize, top: 0, bottom: fontSize * 4 };
}

function isOnMap({ center }: County): boolean {
  const { x, y } = toMapPoint(center);
  return x >= 0 && y >= 0 && x <= mapSize && y <= mapSize;
}

/** A county's name in capitals, near its middle. */
function aroundMiddle(county: County, fontSize: number): PlacedLabel[] {
  const middle = toMapPoint(county.center);
  const steps = [0, -1, 1, -2, 2, -3, 3].map((step) => step * fontSize);
  return steps.flatMap((down) =>
    steps.map((right) => ({
      text: county.name.toUpperCase(),
      x: Math.round(middle.x + right * 1.5),
      y: Math.round(middle.y + down),
      anchor: 'middle' as const,
    })),
  );
}

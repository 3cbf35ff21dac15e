import { locate } from '@welding/domain/business/service-area';
import type { CoveredRegion, MapDrawing } from '../../../web/src/site/service-area/drawing.ts';
import { drawCountyBorders } from './draw-county-borders.ts';
import { layOutLabels } from './lay-out-labels.ts';
import { listCoveredRegions } from './list-covered-regions.ts';
import { mapTowns } from './map-towns.ts';
import { mapSize, toMapPoint, unitsPerMile } from './projection.ts';

/** Label sizes in map units: at least 11 px on maps 512 px and 320 px wide. */
const wideFontSize = 25;
const narrowFontSize = 40;

/** Draws the service area and lists its regions, from the geography packages. */
export function drawServiceArea(): { map: MapDrawing; regions: CoveredRegion[] } {
  const { counties, ...paths } = drawCountyBorders();
  const towns = mapTowns.map((town) => ({
    name: town.name,
    ...toMapPoint(town),
    isInside: locate(town).isInside,
  }));
  return {
    map: {
      size: mapSize,
      unitsPerMile,
      ...paths,
      towns,
      wide: layOutLabels(towns, counties, wideFontSize, true),
      narrow: layOutLabels(towns, counties, narrowFontSize, false),
    },
    regions: listCoveredRegions(counties),
  };
}

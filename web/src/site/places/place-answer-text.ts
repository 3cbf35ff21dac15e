import { business } from '@welding/domain/values/business';
import type { FoundPlace } from '#shared/service-area/zip-place.ts';
import { placesTexts } from './places-texts.ts';

/** The tolerance in miles, because a street may be this far from its ZIP code's center. */
const edgeMiles = 2;

/** Whole miles; tenths near the radius. */
function milesText(miles: number): string {
  const isNearEdge = Math.abs(miles - business.serviceRadiusMiles) < edgeMiles;
  return placesTexts().miles(isNearEdge ? miles.toFixed(1) : String(Math.round(miles)));
}

export function placeAnswerText(place: FoundPlace): { title: string; detail: string } {
  const texts = placesTexts();
  const radius = business.serviceRadiusMiles;
  const center = business.serviceCenter.name;
  const where =
    place.miles < 1
      ? texts.inTheHeart(place.label, center)
      : texts.away(place.label, milesText(place.miles), place.direction, center);
  if (place.isInside) return { title: texts.weCome, detail: texts.isInside(where, radius) };
  return place.miles - radius < edgeMiles
    ? { title: texts.atTheEdge, detail: texts.isJustOutside(where, radius) }
    : { title: texts.outside, detail: texts.isOutside(where, radius) };
}

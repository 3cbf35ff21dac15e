import { business } from '@welding/domain/values/business';
import type { FoundPlace } from '#shared/service-area/zip-place.ts';

/** A ZIP code's middle and the street someone stands in are this far apart, in miles, without anyone noticing. */
const edgeMiles = 2;

/** Whole miles, except near the radius, where a tenth decides. */
function milesText(miles: number): string {
  const isNearEdge = Math.abs(miles - business.serviceRadiusMiles) < edgeMiles;
  const amount = isNearEdge ? miles.toFixed(1) : String(Math.round(miles));
  return `${amount} ${amount === '1' ? 'mile' : 'miles'}`;
}

/** Where a place lies, and what follows from it. */
export function placeAnswerText(place: FoundPlace): { title: string; detail: string } {
  const center = business.serviceCenter.name;
  const where =
    place.miles < 1
      ? `${place.label} is in the heart of ${center}`
      : `${place.label} is about ${milesText(place.miles)} ${place.direction} of downtown ${center}`;
  if (place.isInside) {
    return {
      title: 'Yes, we come to you.',
      detail: `${where}, inside our ${business.serviceRadiusMiles}-mile area.`,
    };
  }
  const isNearEdge = place.miles - business.serviceRadiusMiles < edgeMiles;
  return {
    title: isNearEdge ? 'Right at the edge: call us.' : 'Outside our usual area: call us.',
    detail: `${where}, ${isNearEdge ? 'just ' : ''}outside our ${business.serviceRadiusMiles}-mile area. Special arrangements are often possible.`,
  };
}

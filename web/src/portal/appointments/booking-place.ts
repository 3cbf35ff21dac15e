import { zipOfAddress } from '@welding/domain/values/zip';

/** A ZIP code alone, as it is typed: also with the four digits that may follow it. */
const zipAlone = /^\d{5}(-\d{4})?$/;

/** The ZIP code in what was typed as the place of a visit; empty while there is none. */
export function zipOfPlace(place: string): string {
  return zipOfAddress(place.trim()) ?? '';
}

/** How a booking carries what was typed as its place: an address, a ZIP code, both or none. */
export function placeFields(place: string): { address?: string; zip?: string } {
  const typed = place.trim();
  const zip = zipOfPlace(typed);
  return { ...(typed && !zipAlone.test(typed) && { address: typed }), ...(zip && { zip }) };
}

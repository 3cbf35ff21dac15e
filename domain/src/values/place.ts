import { zipOfAddress } from './zip.ts';

/** Where something is, as far as it is known; what is empty is not. */
export type Place = { readonly address?: string | undefined; readonly zip?: string | undefined };

/**
 * Where a visit is, from what is known of it, the surest first: what was asked for, its project's place, its client's. A ZIP
 * code is never put to a street of another place, nor the other way around.
 */
export function placeOf(...known: readonly (Place | undefined)[]) {
  let address = '';
  let zip = '';
  for (const place of known) {
    const next = place?.zip || zipOfAddress(place?.address) || '';
    if (zip && next && next !== zip) continue;
    if (!address) {
      address = place?.address ?? '';
      zip ||= next;
    }
  }
  return { ...(address && { address }), ...(zip && { zip }) };
}

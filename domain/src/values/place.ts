import { textLimits } from './limits.ts';
import { plainLetters } from './plain-letters.ts';
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

/** A place in one line; the ZIP code is not said again where the address has it. */
export function placeText({ address = '', zip = '' }: Place): string {
  if (!address || !zip || zipOfAddress(address) === zip) return address || zip;
  // A state and its ZIP code have no comma between them: Joliet, IL 60432.
  return `${address}${/,\s*\p{Lu}{2}$/u.test(address) ? '' : ','} ${zip}`;
}

/** A street with the town that was told beside it: people look for a job by its town. */
export function addressWithTown(address = '', town = ''): string {
  const [name = ''] = plainLetters(town).split(',');
  const hasTown = plainLetters(address).includes(name) || zipOfAddress(address) !== undefined;
  if (address && hasTown) return address;
  const whole = [address, town].filter(Boolean).join(', ');
  return whole.length > textLimits.address ? address : whole;
}

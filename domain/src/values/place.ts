import { textLimits } from './limits.ts';
import { plainLetters } from './plain-letters.ts';
import { zipOfAddress } from './zip.ts';

export type Place = { readonly address?: string | undefined; readonly zip?: string | undefined };

/**
 * The place of a visit from the most specific source: the request, its project, its client. Never combines a street and a ZIP
 * code of different places.
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

/** A place in one line. Omits the ZIP code if the address contains it. */
export function placeText({ address = '', zip = '' }: Place): string {
  if (!address || !zip || zipOfAddress(address) === zip) return address || zip;
  // No comma between state and ZIP code: Joliet, IL 60432.
  return `${address}${/,\s*\p{Lu}{2}$/u.test(address) ? '' : ','} ${zip}`;
}

/** A street with its town, because people search for jobs by town. */
export function addressWithTown(address = '', town = ''): string {
  const [name = ''] = plainLetters(town).split(',');
  const hasTown = plainLetters(address).includes(name) || zipOfAddress(address) !== undefined;
  if (address && hasTown) return address;
  const whole = [address, town].filter(Boolean).join(', ');
  return whole.length > textLimits.address ? address : whole;
}

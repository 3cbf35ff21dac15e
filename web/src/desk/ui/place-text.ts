/** Where something is, in one line; the ZIP code is not said again where the address ends with it. */
export function placeText(address = '', zip = ''): string {
  return [address, address.includes(zip) ? '' : zip].filter(Boolean).join(', ');
}

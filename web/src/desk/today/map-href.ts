/**
 * An address that opens the phone's own map with the way there: Apple's on its devices, whichever the person chose on
 * Android, and Google's page elsewhere.
 */
export function mapHref(address: string, userAgent: string): string {
  const destination = encodeURIComponent(address);
  // An iPad says that it is a Macintosh, which has the same map.
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${destination}`;
  if (/Android/.test(userAgent)) return `geo:0,0?q=${destination}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

/** As many stops as Google's page takes on the way (https://developers.google.com/maps/documentation/urls/get-started). */
const mostOnTheWay = 9;

/** Opens the phone's own map with the way to several addresses in order, from wherever it is; of a longer way its first ten. */
export function routeHref(addresses: readonly string[], userAgent: string): string {
  const driven = addresses.slice(0, mostOnTheWay + 1);
  const [destination = '', ...others] = driven.toReversed();
  const onTheWay = others.toReversed();
  if (onTheWay.length === 0) return mapHref(destination, userAgent);
  // Apple's own documentation of its addresses, "Directions": each waypoint once.
  if (/iPhone|iPad|Macintosh/.test(userAgent)) {
    const stops = onTheWay.map((stop) => `&waypoint=${encodeURIComponent(stop)}`).join('');
    return `https://maps.apple.com/directions?mode=driving&destination=${encodeURIComponent(destination)}${stops}`;
  }
  // A geo: address knows one place; Google's app takes this one from its page.
  const waypoints = encodeURIComponent(onTheWay.join('|'));
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${encodeURIComponent(destination)}&waypoints=${waypoints}`;
}

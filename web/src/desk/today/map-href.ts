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

import { expect, test } from 'vitest';
import { mapHref, routeHref } from './visit-facts.tsx';

const address = '1400 S Michigan Ave, Chicago & Co';
const encoded = '1400%20S%20Michigan%20Ave%2C%20Chicago%20%26%20Co';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', `https://maps.apple.com/?daddr=${encoded}`],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', `https://maps.apple.com/?daddr=${encoded}`],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', `geo:0,0?q=${encoded}`],
  ['Mozilla/5.0 (X11; Linux x86_64)', `https://www.google.com/maps/dir/?api=1&destination=${encoded}`],
])('%s', (userAgent, href) => expect(mapHref(address, userAgent)).toBe(href));

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)';

test('a route of several stops is one link, in order, ending at the last', () => {
  expect(routeHref(['1 A St', '2 B & C St', '3 D St'], 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe(
    'https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=3%20D%20St&waypoints=1%20A%20St%7C2%20B%20%26%20C%20St',
  );
  expect(routeHref(['1 A St', '2 B St', '3 D St'], iPhone)).toBe(
    'https://maps.apple.com/directions?mode=driving&destination=3%20D%20St&waypoint=1%20A%20St&waypoint=2%20B%20St',
  );
  expect(routeHref(['1 A St'], iPhone)).toBe(mapHref('1 A St', iPhone));
});

test('a route has at most the first ten stops', () => {
  const stops = Array.from({ length: 14 }, (_, index) => `${index} A St`);
  const { searchParams } = new URL(routeHref(stops, 'Windows'));
  expect(searchParams.get('destination')).toBe('9 A St');
  expect(searchParams.get('waypoints')?.split('|')).toEqual(stops.slice(0, 9));
});

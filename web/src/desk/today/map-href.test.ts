import { expect, test } from 'vitest';
import { mapHref } from './map-href.ts';

const address = '1400 S Michigan Ave, Chicago & Co';
const encoded = '1400%20S%20Michigan%20Ave%2C%20Chicago%20%26%20Co';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', `https://maps.apple.com/?daddr=${encoded}`],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', `https://maps.apple.com/?daddr=${encoded}`],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', `geo:0,0?q=${encoded}`],
  ['Mozilla/5.0 (X11; Linux x86_64)', `https://www.google.com/maps/dir/?api=1&destination=${encoded}`],
])('%s', (userAgent, href) => expect(mapHref(address, userAgent)).toBe(href));

import { httpTexts } from './http-texts.ts';

// In this order: most browsers also claim to be those that come after them.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const devices = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['chromebook', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
] as const;

/**
 * A browser as its owner would call it: `Safari on an iPhone`. Undefined when it does not say; what it says itself never
 * stands in the result.
 * @param userAgent the header of that name
 */
export function describeBrowser(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined;
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const found = devices.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const device = found && httpTexts().devices[found];
  if (browser && device) return httpTexts().onDevice(browser, device);
  return browser ?? device;
}

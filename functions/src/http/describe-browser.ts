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
  ['an iPhone', /\biPhone\b/],
  ['an iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['a Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * A browser as its owner would call it: `Safari on an iPhone`. Undefined when it does not say; what it says itself never
 * stands in the result.
 * @param userAgent the header of that name
 */
export function describeBrowser(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined;
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [browser, device] = [nameIn(browsers), nameIn(devices)];
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device;
}

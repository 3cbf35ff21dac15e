import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The networks a request came from: an IPv4 address, an IPv6 /48, or `unknown`. */
export type ClientIp = {
  /** The visitor's own address. A caller of the function's own URL can forge it. */
  readonly client: string;
  /** The address that called Google's front end. It cannot be forged, but many visitors share one behind Hosting. */
  readonly peer: string;
};

/**
 * The network addresses that rate limits count.
 *
 * - Google's front end appends its caller's address to X-Forwarded-For: `peer`. A caller can forge everything before it.
 * - Behind Hosting the peer is Hosting, and X-Forwarded-For reads `visitor, peer`. Fastly's edge, which Hosting runs on,
 *   also writes the visitor's address at the end of Fastly-Temp-XFF. Fastly-Client-IP is not read: the edge keeps one
 *   that the visitor sent.
 * - With one address and no header of Fastly the caller used the function's own URL and is one `client`. One who forges
 *   the visitor's address is a new `client` each time, but stays one `peer`, which has limits of its own.
 *   docs/design/sessions-and-codes.md says why nothing tells these callers apart.
 *
 * A visitor counts together with the peer's network (IPv4 /16, IPv6 /32), so that a caller who forges a visitor's address
 * does not use up that visitor's limit behind Hosting.
 * IPv6 counts as /48, because providers give a household or company a whole /48.
 * Without X-Forwarded-For the socket decides. The emulators have neither and share `unknown`.
 */
export function clientIp(request: IncomingMessage): ClientIp {
  const forwarded = addressesIn(request, 'x-forwarded-for');
  const peer = networkAt(forwarded.at(-1)) ?? networkAt(request.socket.remoteAddress) ?? 'unknown';
  const visitor = networkAt(addressesIn(request, 'fastly-temp-xff').at(-1)) ?? networkAt(forwarded.at(-2));
  return { client: visitor === undefined ? peer : `${visitor} by way of ${partOfNet(peer)}`, peer };
}

function addressesIn(request: IncomingMessage, header: string): string[] {
  return [request.headers[header] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The network of an IP, undefined for any other text. */
function networkAt(text: string | undefined): string | undefined {
  if (text === undefined || isIPv4(text)) return text;
  if (!isIPv6(text)) return undefined;
  const groups = groupsOf(text);
  const [six = 0, seven = 0] = groups.slice(6);
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIPv4) return [six >> 8, six & 0xff, seven >> 8, seven & 0xff].join('.');
  return `${groups
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(':')}::/48`;
}

/** The eight groups of an IPv6 address. A URL's host spells them one way: hexadecimal, with `::` at most once. */
function groupsOf(ip: string): number[] {
  const [withoutZone] = ip.split('%', 1);
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16));
}

function partOfNet(network: string): string {
  return network.split(/[.:]/, 2).join('.');
}

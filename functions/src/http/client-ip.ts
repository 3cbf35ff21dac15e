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
 * - Google's front end appends its caller's address to X-Forwarded-For: `peer`. A caller can forge all other headers.
 * - Behind Hosting the peer is Hosting. Fastly's edge, which Hosting runs on, appends the visitor's address to
 *   Fastly-Temp-XFF, and sets Fastly-Client-IP unless the visitor sent one. A caller of the function's own URL can forge
 *   both and so be a new `client` each time, but it stays one `peer`, which has limits of its own.
 *
 * A client from Fastly's headers counts together with the peer's network (IPv4 /16, IPv6 /32), so that a caller who
 * forges a visitor's address does not use up that visitor's limit behind Hosting.
 * IPv6 counts as /48, because providers give a household or company a whole /48.
 * Without X-Forwarded-For the socket decides. The emulators have neither and share `unknown`.
 */
export function clientIp(request: IncomingMessage): ClientIp {
  const peer =
    networkAt(lastOf(request, 'x-forwarded-for')) ?? networkAt(request.socket.remoteAddress) ?? 'unknown';
  const named =
    networkAt(lastOf(request, 'fastly-temp-xff')) ?? networkAt(lastOf(request, 'fastly-client-ip'));
  return { client: named === undefined ? peer : `${named} by way of ${partOfNet(peer)}`, peer };
}

function lastOf(request: IncomingMessage, header: string): string | undefined {
  return [request.headers[header] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .findLast((entry) => entry !== '');
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

import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The networks a request came from, in one spelling each: an IPv4 address, an IPv6 /48, or `unknown`. */
export type ClientIp = {
  /** The visitor, as far as anyone can tell. */
  readonly client: string;
  /** Whoever spoke to Google's front end, which cannot be made up. Behind Hosting many visitors share one. */
  readonly peer: string;
};

/**
 * The network addresses that limits are counted for. Only what is an IP is taken, and what counts is what is trustworthy:
 *
 * - The function's own URL is open to everyone. Google's front end writes the address of whoever called it at the end of
 *   X-Forwarded-For: that is `peer`. All that stands before it, and every other header, the caller may have made up.
 * - Behind Hosting the front end's caller is Hosting, an address that many visitors share. The visitor's own is written
 *   by Fastly's edge, on which Hosting stands: at the end of Fastly-Temp-XFF, and into Fastly-Client-IP unless the
 *   visitor has sent one. Nothing proves that Hosting was on the way, so these may be made up too, by a caller of the
 *   function's own URL. Such a caller is a new `client` each time, but stays one `peer`, which has limits of its own.
 *
 * A client named by Fastly's headers counts together with the part of the net (IPv4 /16, IPv6 /32) that the peer is in:
 * who makes up a visitor's address uses up nothing of what that visitor may do behind Hosting.
 * A household or company is given a whole IPv6 /48, so that is what counts as one address.
 * Where no front end writes X-Forwarded-For the socket decides; the emulators have neither, and all share `unknown`.
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

/** The network of an IP; undefined for what is none. */
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

/** The eight groups of an IPv6 address. A URL's host has one spelling: hexadecimal groups, and `::` at most once. */
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

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The network address that limits are counted for. Hosting stands on Fastly, whose edge writes the client's address at the
 * end of Fastly-Temp-XFF, and into Fastly-Client-IP unless the client has sent one itself. X-Forwarded-For behind Hosting
 * ends with an address of Google's that many share; elsewhere it is all there is. What stands before the entry taken was
 * written by the client and proves nothing. A host is given a whole IPv6 /64, so that is what counts as one address.
 */
export function clientAddress(request: IncomingMessage): string {
  const forwarded = entriesOf(request, 'x-forwarded-for');
  const address =
    entriesOf(request, 'fastly-temp-xff').at(-1) ??
    entriesOf(request, 'fastly-client-ip').at(-1) ??
    forwarded.at(-2) ??
    forwarded.at(-1) ??
    request.socket.remoteAddress ??
    'unknown';
  return isIPv6(address) ? networkOf(address) : address;
}

function entriesOf(request: IncomingMessage, header: string): string[] {
  return [request.headers[header] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The network address that limits are counted for. Behind Hosting, X-Forwarded-For ends with the client's address as
 * Hosting saw it and Hosting's own; what stands before these two was written by the client and proves nothing.
 * A host is given a whole IPv6 /64, so that is what counts as one address.
 */
export function clientAddress(request: IncomingMessage): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const address = forwarded.at(-2) ?? forwarded.at(-1) ?? request.socket.remoteAddress ?? 'unknown';
  return isIPv6(address) ? networkOf(address) : address;
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

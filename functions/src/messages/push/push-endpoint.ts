import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

/** IPv4 networks outside the public Internet (RFC 6890 and its registry). */
const privateV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Networks within 2000::/3, the only public block, that lead to IPv4 or nowhere. */
const privateV6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of privateV4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of privateV6) closed.addSubnet(network, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP is on the public Internet, and not of this machine, its network or its cloud. */
export function isPublicIp(ip: string): boolean {
  if (isIPv4(ip)) return !closed.check(ip, 'ipv4');
  return global.check(ip, 'ipv6') && !closed.check(ip, 'ipv6');
}

/** A name that leads to no public address. */
export class PrivateIpError extends Error {
  override readonly name = 'PrivateIpError';
  readonly code = 'PRIVATE_ADDRESS';
}

/** Looks a name up like `dns.lookup`, but returns only public addresses, which the connection then uses. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const open = publicOf(addresses);
    const [first] = open;
    if (!first) return callback(new PrivateIpError('No public address'), '');
    if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

function publicOf(addresses: readonly LookupAddress[]): LookupAddress[] {
  return addresses.filter(({ address }) => isPublicIp(address));
}

/** Names that no public push service has (RFC 6761, RFC 8375, RFC 9476, and ICANN's private one). */
const privateName =
  /\.(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|test|example|invalid|onion|alt)$/;
/** A name with a dot and a top-level domain, so no IP and no name of a local network. */
const publicName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Whether notifications may go to a URL that a browser names as its push service: HTTPS, the usual port, a public name. The
 * connection checks the address behind the name (`lookUpPublic`).
 * @param standIn the origin of a test push service, whose URLs are all allowed
 */
export function isPushEndpoint(endpoint: string, standIn: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (standIn && origin === new URL(standIn).origin) return true;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && publicName.test(hostname) && !privateName.test(hostname);
}

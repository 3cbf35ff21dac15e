import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

/** IPv4 that is not on the public Internet (RFC 6890 and the registry it makes). */
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
/** Within 2000::/3, which alone is public, what leads into IPv4 or nowhere. */
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

/** Whether an IP address is one of the public Internet, and not of this machine, its network or its cloud. */
export function isPublicIp(ip: string): boolean {
  if (isIPv4(ip)) return !closed.check(ip, 'ipv4');
  return global.check(ip, 'ipv6') && !closed.check(ip, 'ipv6');
}

/** A name that leads to no public address. */
export class PrivateIpError extends Error {
  override readonly name = 'PrivateIpError';
  readonly code = 'PRIVATE_ADDRESS';
}

/** Looks a name up as `dns.lookup` does, and knows public addresses only: what was looked up is what is connected to. */
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
/** A name with a dot and a top-level domain: no IP address, and no machine of one's own network. */
const publicName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Whether notifications may be sent to this address, which a browser names as its push service's: HTTPS, the usual port, a
 * public name. Where the name leads is looked at when it is connected to (`lookUpPublic`).
 * @param standIn where a stand-in for push services answers, whose addresses are good as they are
 */
export function isPushEndpoint(endpoint: string, standIn: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (standIn && origin === new URL(standIn).origin) return true;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && publicName.test(hostname) && !privateName.test(hostname);
}

import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClientIp, clientIp } from './client-ip.ts';

function ipOf(headers: Record<string, string>, remoteAddress?: string): ClientIp {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return clientIp(request);
}

describe("at the function's own URL", () => {
  test.each([
    ['198.51.100.7', '198.51.100.7', 'the only one'],
    [' 198.51.100.7 ,', '198.51.100.7', 'whatever the spaces'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', 'the network of an IPv6 host'],
    ['2001:0DB8:0001:ffff::9', '2001:db8:1::/48', 'the same network, written otherwise'],
    ['2001:db8::1', '2001:db8:0::/48', 'zeros that were left out'],
    ['::1', '0:0:0::/48', 'the loopback'],
    ['fe80::1%eth0', 'fe80:0:0::/48', 'an address with its zone'],
    ['::ffff:198.51.100.7', '198.51.100.7', 'an IPv4 address in IPv6 clothes'],
    ['::ffff:c633:6407', '198.51.100.7', 'the same in hexadecimal'],
  ])('X-Forwarded-For: %s counts as %s: %s', (forwarded, expected) => {
    expect(ipOf({ 'x-forwarded-for': forwarded })).toEqual({ client: expected, peer: expected });
  });

  test.each([
    'nonsense',
    '198.51.100.7:443',
    '198.51.100.007',
    'unknown',
    '[2001:db8::1]',
    '1.2.3',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0',
  ])('%s is not an address: the socket decides', (forwarded) => {
    expect(ipOf({ 'x-forwarded-for': forwarded }, '203.0.113.1')).toEqual({
      client: '203.0.113.1',
      peer: '203.0.113.1',
    });
  });

  test('without an address, all callers count as one', () => {
    expect(ipOf({})).toEqual({ client: 'unknown', peer: 'unknown' });
    expect(ipOf({ 'x-forwarded-for': 'nonsense' }, '')).toEqual({ client: 'unknown', peer: 'unknown' });
  });
});

/**
 * Headers that functions behind Hosting got, as their developers published them on GitHub; the visitors' addresses are
 * replaced. The last address of X-Forwarded-For is Hosting's, and it changes.
 */
const deployed: [where: string, visitor: string, hop: string, headers: Record<string, string>][] = [
  [
    'a custom domain, a request through two nodes of the edge (an issue of firebase-tools, 2019)',
    '198.51.100.7',
    '104.198.56.253',
    {
      'x-forwarded-for': '198.51.100.7,104.198.56.253',
      forwarded: 'for="104.198.56.253";proto=https',
      'fastly-client': '1',
      'fastly-client-ip': '198.51.100.7',
      'fastly-temp-xff': '198.51.100.7, 198.51.100.7',
      'x-appengine-user-ip': '104.198.56.253',
      'x-real-ip': '157.52.88.22',
    },
  ],
  [
    'a visitor whose own proxy names someone (pbojinov/request-ip issue 37, 2018)',
    '198.51.100.8',
    '104.198.56.253',
    {
      'x-forwarded-for': '104.198.56.253',
      'fastly-client-ip': '203.0.113.9',
      'fastly-temp-xff': '203.0.113.9, 198.51.100.8',
    },
  ],
  [
    'a function on Firebase, which does not say whether behind Hosting (jetersen/express-ipfilter issue 57, 2020)',
    '198.51.100.7',
    '66.102.8.142',
    { 'x-forwarded-for': '198.51.100.7,66.102.8.142' },
  ],
  [
    'a Cloud Run service behind Hosting: caller, then Google (gamedevpl/www.gamedev.pl pull request 1146, 2026)',
    '198.51.100.7',
    '66.249.93.1',
    { 'x-forwarded-for': '198.51.100.7,66.249.93.1' },
  ],
];

describe('behind Hosting', () => {
  test.each(deployed)('%s', (_, visitor, hop, headers) => {
    const { client, peer } = ipOf(headers, '169.254.8.129');
    expect(peer).toBe(hop);
    expect(client).toBe(`${visitor} by way of ${hop.split('.', 2).join('.')}`);
  });

  const hop = '34.96.0.1';
  const through = (visitor: string, { by = hop, written = {} as Record<string, string> } = {}) =>
    ipOf({ ...written, 'x-forwarded-for': `${visitor}, ${by}` });

  test('headers written by a visitor do not make another visitor', () => {
    const written = { 'fastly-client-ip': '10.0.0.2' };
    expect(through('10.0.0.3, 198.51.100.7', { written })).toEqual(through('198.51.100.7'));
  });

  test('a client is the same through each of Hosting’s addresses', () => {
    expect(through('198.51.100.7', { by: '34.96.12.13' }).client).toBe(through('198.51.100.7').client);
    expect(through('198.51.100.8').client).not.toBe(through('198.51.100.7').client);
  });

  test('a client address forged outside Hosting is another client, with its own peer', () => {
    const made = through('198.51.100.7', { by: '203.0.113.66' });
    expect(made.client).not.toBe(through('198.51.100.7').client);
    expect(made.peer).toBe('203.0.113.66');
  });

  test('headers without an IP address are ignored', () => {
    expect(through('nonsense', { written: { 'fastly-temp-xff': ', ,x' } })).toEqual({
      client: hop,
      peer: hop,
    });
  });
});

test('no header that a caller writes changes the peer', () => {
  const written = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6());
  fc.assert(
    fc.property(written, written, written, (forwarded, edge, client) => {
      const headers = {
        'x-forwarded-for': `${forwarded}, 203.0.113.66`,
        'fastly-temp-xff': edge,
        'fastly-client-ip': client,
      };
      const found = ipOf(headers);
      expect(found.peer).toBe('203.0.113.66');
      expect(found.client).toMatch(/^[\da-f.:]+(\/48)?( by way of 203\.0)?$/);
    }),
  );
});

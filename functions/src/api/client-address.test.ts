import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function addressOf(forwarded: string | undefined, others: Record<string, string> = {}): string {
  const request = new IncomingMessage(new Socket());
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  Object.assign(request.headers, others);
  return clientAddress(request);
}

test.each([
  ['198.51.100.7', '198.51.100.7', 'the only one'],
  ['198.51.100.7, 151.101.1.1', '198.51.100.7', 'the one before Hosting'],
  ['10.0.0.1, 198.51.100.7, 151.101.1.1', '198.51.100.7', 'not what the client wrote in front'],
  [' 198.51.100.7 ,151.101.1.1,', '198.51.100.7', 'whatever the spaces'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'the network of an IPv6 host'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', 'the same network, written otherwise'],
  ['2001:db8::1', '2001:db8:0:0::/64', 'zeros that were left out'],
  ['::1', '0:0:0:0::/64', 'the loopback'],
  ['::ffff:198.51.100.7', '198.51.100.7', 'an IPv4 address in IPv6 clothes'],
  ['unknown', 'unknown', 'what is no address'],
])('X-Forwarded-For: %s counts for %s: %s', (forwarded, expected) => {
  expect(addressOf(forwarded)).toBe(expected);
});

test('without X-Forwarded-For the connection decides', () => {
  expect(addressOf(undefined)).toBe('unknown');
});

test("behind Hosting Fastly's edge decides, whatever the client wrote", () => {
  const google = '34.96.0.1';
  expect(addressOf(google, { 'fastly-client-ip': '198.51.100.7' })).toBe('198.51.100.7');
  expect(
    addressOf(`10.0.0.1, ${google}`, {
      'fastly-client-ip': '10.0.0.2',
      'fastly-temp-xff': '10.0.0.3, 198.51.100.7',
    }),
  ).toBe('198.51.100.7');
});

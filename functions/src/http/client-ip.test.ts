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
    ['203.0.113.9, 198.51.100.7', '198.51.100.7', 'not what the client wrote in front'],
    [' 203.0.113.9 ,198.51.100.7,', '198.51.100.7', 'whatever the spaces'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', 'the network of an IPv6 host'],
    ['2001:0DB8:0001:ffff::9', '2001:db8:1::/48', 'the same network, written otherwise'],
    ['2001:db8::1', '2001:db8:0::/48', 'zeros that were left out'],
    ['::1', '0:0:0::/48', 'the loopback'],
    ['fe80::1%eth0', 'fe80:0:0::/48', 'an address with its zone'],
    ['::ffff:198.51.100.7', '198.51.100.7', 'an IPv4 address in IPv6 clothes'],
    ['::ffff:c633:6407', '198.51.100.7', 'the same in hexadecimal'],
  ])('X-Forwarded-For: %s counts for %s: %s', (forwarded, expected) => {
    expect(ipOf({ 'x-forwarded-for': forwarded })).toEqual({ client: expected, peer: expected });
  });

  test.each([
    'nonsense',
    '198.51.100.7:443',
    '198.51.100.007',
    '198.51.100.7, unknown',
    '[2001:db8::1]',
    '1.2.3',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0',
  ])('%s is no address: the socket decides', (forwarded) => {
    expect(ipOf({ 'x-forwarded-for': forwarded }, '203.0.113.1')).toEqual({
      client: '203.0.113.1',
      peer: '203.0.113.1',
    });
  });

  test('without any address all count as one', () => {
    expect(ipOf({})).toEqual({ client: 'unknown', peer: 'unknown' });
    expect(ipOf({ 'x-forwarded-for': 'nonsense' }, '')).toEqual({ client: 'unknown', peer: 'unknown' });
  });
});

describe('behind Hosting', () => {
  const hop = '34.96.0.1';
  const behind = (fastly: Record<string, string>, forwarded = hop) =>
    ipOf({ 'x-forwarded-for': forwarded, ...fastly });

  test("Fastly's edge names the client, whatever the client wrote, and the hop is the peer", () => {
    const { client, peer } = behind({ 'fastly-client-ip': '198.51.100.7' });
    expect(peer).toBe(hop);
    expect(
      behind(
        { 'fastly-client-ip': '10.0.0.2', 'fastly-temp-xff': '10.0.0.3, 198.51.100.7' },
        `10.0.0.1, ${hop}`,
      ),
    ).toEqual({ client, peer });
    expect(behind({ 'fastly-client-ip': '198.51.100.8' }).client).not.toBe(client);
  });

  test('one client is one client, whichever of Hosting’s addresses the request came by', () => {
    const fastly = { 'fastly-client-ip': '198.51.100.7' };
    expect(behind(fastly, '34.96.12.13').client).toBe(behind(fastly).client);
  });

  test("who makes up a client's address elsewhere is not that client, and stays one peer", () => {
    const fastly = { 'fastly-client-ip': '198.51.100.7' };
    const made = behind(fastly, '203.0.113.66');
    expect(made.client).not.toBe(behind(fastly).client);
    expect(made.peer).toBe('203.0.113.66');
  });

  test('headers that name no IP name nobody', () => {
    expect(behind({ 'fastly-client-ip': 'nonsense', 'fastly-temp-xff': ', ,x' })).toEqual({
      client: hop,
      peer: hop,
    });
  });
});

test('nothing a caller writes changes the peer, or gets into it', () => {
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

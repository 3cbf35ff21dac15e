import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPublicIp, lookUpPublic } from './push-endpoint.ts';

test.each(['8.8.8.8', '142.250.190.10', '100.128.0.1', '172.32.0.1', '2607:f8b0:4009:80b::200a'])(
  '%s is public',
  (ip) => {
    expect(isPublicIp(ip)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is not', (ip) => {
  expect(isPublicIp(ip)).toBe(false);
});

test('a name that leads to this machine is not looked up', async () => {
  const lookUp = promisify(lookUpPublic);
  await expect(lookUp('localhost', {})).rejects.toThrow('No public address');
  await expect(lookUp('localhost', { all: true })).rejects.toThrow('No public address');
});

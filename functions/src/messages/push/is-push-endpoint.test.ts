import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-bl2p.notify.windows.com/w/?token=abc',
  'https://push.xn--80ak6aa92e.xn--p1ai/abc',
])('%s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, undefined)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://10.0.0.8/abc',
  'https://8.8.8.8/abc',
  'https://[::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://localhost/abc',
  'https://localhost./abc',
  'https://app.localhost/abc',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://metadata.google.internal./computeMetadata/v1/',
  'https://printer.local/abc',
  'https://intranet/abc',
  'ftp://fcm.googleapis.com/abc',
  'javascript:alert(1)',
  'abc',
  '',
])('%s is none', (endpoint) => {
  expect(isPushEndpoint(endpoint, undefined)).toBe(false);
});

test('a stand-in is one where it is configured, and it alone', () => {
  const standIn = 'http://127.0.0.1:9000';
  expect(isPushEndpoint('http://127.0.0.1:9000/device', standIn)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:9001/device', standIn)).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:9000.evil.example/device', standIn)).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:9000/device', undefined)).toBe(false);
});

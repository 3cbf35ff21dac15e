import { expect, test } from 'vitest';
import { readPushNotice } from './push-notice.ts';

const notice = { title: 'On the way', body: 'See you soon', path: '/dashboard', tag: 'on-my-way' };

test('a notice is read as written, without unknown fields', () => {
  expect(readPushNotice(JSON.stringify({ ...notice, more: true }))).toEqual(notice);
});

test.each([
  '',
  'null',
  '7',
  '{',
  JSON.stringify({ ...notice, title: 1 }),
  JSON.stringify({ title: 'On the way' }),
  JSON.stringify({ ...notice, path: 'https://elsewhere.example' }),
  JSON.stringify({ ...notice, path: '//elsewhere.example' }),
])('%s is no notice', (text) => {
  expect(readPushNotice(text)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { codeMail } from './code-mail.ts';

test('the code’s mail', () => {
  const { subject, text, html } = codeMail({
    code: '048213',
    link: 'https://welding.example/confirm#a-token&b',
    validMinutes: 10,
    purpose: 'sign-in',
    askedFrom: 'Chrome on <Android>',
    now: new Date('2026-11-24T15:10:00Z'),
  });
  expect(subject).toBe('048213 is your Lakeline code');
  expect(text).toContain('    048213\n\nIt works once, until 9:20 AM (Chicago time).');
  expect(text.replaceAll('\n', ' ')).toContain(
    'asked for this code at 9:10 AM from Chrome on <Android>, to sign in to your client portal.',
  );
  expect(html).toContain('href="https://welding.example/confirm#a-token&amp;b"');
  expect(html).toContain('Chrome on &lt;Android&gt;');
});

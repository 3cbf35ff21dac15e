import { expect, test } from 'vitest';
import { renderMail } from './mail-layout.ts';

test('each text of a mail stands in its HTML as text, also in addresses', () => {
  const places: string[] = [];
  const risky = (place: string) => `<b ${places.push(place)}="${place}">&'`;
  const { html } = renderMail({
    subject: risky('subject'),
    preheader: risky('preheader'),
    heading: risky('heading'),
    blocks: [
      { paragraph: risky('paragraph') },
      { facts: [[risky('label'), risky('value')]] },
      { code: risky('code') },
    ],
    action: { label: risky('action'), url: `https://example.com/${risky('url')}` },
    after: [risky('after')],
    preferences: { label: risky('preferences'), url: `https://example.com/${risky('preferences url')}` },
  });
  expect(html).not.toContain('<b ');
  for (const [index, place] of places.entries())
    expect(html).toContain(`&lt;b ${index + 1}=&quot;${place}&quot;&gt;&amp;&#39;`);
});

import { mailKinds } from '@welding/domain/entities/mail';
import { describe, expect, test } from 'vitest';
import { galleryMails } from './gallery.ts';

const mails = galleryMails();
/** What staff write has no form of ours. */
const withoutForm = ['written'];

test('shows a mail of every kind, each with an id of its own', () => {
  const shown = mailKinds.filter((kind) => mails.some((mail) => mail.kind === kind));
  expect(shown).toEqual(mailKinds.filter((kind) => !withoutForm.includes(kind)));
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
});

describe.each(mails)('$id', ({ id, subject, text, html = '', calendar }) => {
  test('says this, in plain text', async () => {
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`texts/${id}.txt`);
  });

  test('says the same in HTML, with one thing to do and nothing to fetch', () => {
    for (const line of text.split('-- \n')[0]?.split('\n') ?? []) {
      for (const word of line.split(/\s+/))
        if (!word.includes('://')) expect(shownText(html)).toContain(word.replace(/:$/, ''));
    }
    expect(html.match(/<h1 /g)).toHaveLength(1);
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(img|link|script)\b|url\(|@import/);
    // Gmail cuts what is longer.
    expect(html.length).toBeLessThan(20_000);
  });

  test('has lines that mail servers and people can take', () => {
    for (const line of text.split('\n'))
      if (!line.includes('://')) expect(line.length).toBeLessThanOrEqual(90);
    for (const line of html.split('\n')) expect(line.length).toBeLessThanOrEqual(4_000);
    expect(subject.length).toBeLessThanOrEqual(78);
    if (calendar) expect(calendar.content).toContain(`METHOD:${calendar.method}\r\n`);
  });
});

function shownText(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

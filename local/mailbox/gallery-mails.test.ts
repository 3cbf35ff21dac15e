import { mailKinds } from '@welding/domain/entities/mail';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../functions/src/language.ts';
import { galleryMails } from './gallery-mails.ts';

const mails = galleryMails();
const spanish = inLanguage('es', galleryMails);

test('shows a mail of every kind, each with an id of its own', () => {
  const shown = mailKinds.filter((kind) => mails.some((mail) => mail.kind === kind));
  expect(shown).toEqual([...mailKinds]);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
});

/** Mails without the choice: their reader may be no client or another one, or they are a code or a text by staff. */
const withoutChoice = [
  'quote-received',
  'estimate-question',
  'email-changed',
  'staff-password',
  'staff-news',
  'code',
  'written',
];

/** With a link, another person's tap could change the email. */
const codeToTypeAlone = 'code_new-email';

test('lets every client choose reminders, in HTML and in plain text', () => {
  const withLink = mails.filter(
    ({ text, html }) => text.includes('/mail-preferences#') && html?.includes('/mail-preferences#'),
  );
  const kinds = new Set(withLink.map(({ kind }) => kind));
  const wanted = mailKinds.filter((kind) => !withoutChoice.includes(kind));
  expect(mailKinds.filter((kind) => kinds.has(kind))).toEqual(wanted);
});

test('says the same in Spanish with the same values, except for typed text', () => {
  const inBoth = mails.map((mail, index) => ({ mail, other: spanish[index] }));
  for (const { mail, other } of inBoth) {
    expect(other?.id).toBe(mail.id);
    if (mail.kind === 'written') continue;
    expect(other?.subject).not.toBe(mail.subject);
    expect(other?.subject.length).toBeLessThanOrEqual(100);
    expect(other?.text).not.toContain('m..');
    // Our own words, although typed text could be there.
    expect(other?.text).not.toMatch(/\bZIP\b|Heavy-Duty Truck Repairs/);
    expect(other?.text.split('\n')[0]).not.toBe(mail.text.split('\n')[0]);
    const amounts = (text = '') => text.match(/\$[\d,.]*\d/g) ?? [];
    expect(amounts(other?.text)).toEqual(amounts(mail.text));
  }
});

describe.each(mails)('$id', ({ id, kind, subject, text, html, calendar }) => {
  test('has this plain text', async () => {
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`texts/${id}.txt`);
  });

  test('has the same text in HTML, one action and nothing to fetch', () => {
    // Mails by staff are plain text.
    if (html === undefined) return expect(kind).toBe('written');
    for (const line of text.split('-- \n')[0]?.split('\n') ?? []) {
      for (const word of line.split(/\s+/))
        if (!word.includes('://')) expect(shownText(html)).toContain(word.replace(/:$/, ''));
    }
    expect(html.match(/<h1 /g)).toHaveLength(1);
    expect(html.match(/class="button"/g) ?? []).toHaveLength(id === codeToTypeAlone ? 0 : 1);
    expect(html).not.toMatch(/<(img|link|script)\b|url\(|@import/);
    // Gmail cuts longer mails.
    expect(html.length).toBeLessThan(20_000);
  });

  test('has lines that mail servers and readers can take', () => {
    for (const line of text.split('\n'))
      if (!line.includes('://')) expect(line.length).toBeLessThanOrEqual(90);
    for (const line of html?.split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(4_000);
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

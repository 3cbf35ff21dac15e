import { expect, test } from 'vitest';
import { inLanguage } from '../../functions/src/language.ts';
import { stringsIn } from '../../tests/support/strings-in.ts';
import { foreignTexts } from '../testing/texts/catalogues.ts';
import { galleryMails } from './gallery-mails.ts';
import * as samples from './gallery-samples.ts';

/** Text that people typed keeps its language in every mail. */
const typed = stringsIn({ ...samples })
  // People do not type codes.
  .filter((text) => /\s|^\p{Lu}/u.test(text))
  .toSorted((one, other) => other.length - one.length);
const withoutTyped = (text: string) => typed.reduce((rest, own) => rest.replaceAll(own, '·'), text);

/** The text that a reader sees: the subject, both versions, and the calendar part. */
const partsOf = ({ subject, text, html = '', calendar }: ReturnType<typeof galleryMails>[number]) => ({
  subject,
  text,
  html: html.replace(/<style>[\s\S]*?<\/style>|<[^>]*>/g, '\n'),
  calendar: (calendar?.content ?? '')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION|COMMENT)/.test(line))
    .join(' ')
    .replaceAll(String.raw`\n`, ' '),
});

/** The language that an HTML part declares. Screen readers and hyphenation use it. */
const languageOf = (html = '') => /^<!doctype html>\n<html lang="(\w+)"/.exec(html)?.[1];

const cases = [
  ['en', galleryMails()],
  ['es', inLanguage('es', galleryMails)],
] as const;

test.each(cases)('mails in %s contain no word of the other language, in any part', (language, mails) => {
  const said = mails
    // Staff write in their own language.
    .filter(({ kind }) => kind !== 'written')
    .flatMap((mail) =>
      Object.entries(partsOf(mail)).flatMap(([part, text]) =>
        // Long lines of plain text are wrapped, typed text too.
        withoutTyped(text.replaceAll(/\s+/g, ' '))
          .split(/(?<=[.:?!]) /)
          .map((sentence) => ({ name: `${mail.id}, ${part}`, said: sentence })),
      ),
    );
  expect(said.length).toBeGreaterThan(500);
  expect(foreignTexts(language, said)).toEqual([]);
});

test.each(cases)('each mail in %s names its language', (language, mails) => {
  const named = mails.filter(({ html }) => html).map(({ html }) => languageOf(html));
  expect(new Set(named)).toEqual(new Set([language]));
});

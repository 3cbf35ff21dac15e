import { expect, test } from 'vitest';
import { inSpanish } from '../../tests/support/in-spanish.ts';
import { stringsIn } from '../../tests/support/strings-in.ts';
import { foreignTexts } from '../testing/texts/catalogues.ts';
import { galleryMails } from './gallery-mails.ts';
import * as samples from './gallery-samples.ts';

/** What people typed is in their language, whatever a mail is in. */
const typed = stringsIn({ ...samples })
  // Codes are no words of a person.
  .filter((text) => /\s|^\p{Lu}/u.test(text))
  .toSorted((one, other) => other.length - one.length);
const withoutTyped = (text: string) => typed.reduce((rest, own) => rest.replaceAll(own, '·'), text);

/** What is read of a mail: its subject, both its versions, and what its calendar part puts into a calendar. */
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

/** The language that an HTML part names, by which it is read aloud and hyphenated. */
const languageOf = (html = '') => /^<!doctype html>\n<html lang="(\w+)"/.exec(html)?.[1];

const cases = [
  ['en', galleryMails()],
  ['es', inSpanish(galleryMails)],
] as const;

test.each(cases)(
  'no mail in %s holds a word of the other language, in any of its parts',
  (language, mails) => {
    const said = mails
      // What staff write is theirs.
      .filter(({ kind }) => kind !== 'written')
      .flatMap((mail) =>
        Object.entries(partsOf(mail)).flatMap(([part, text]) =>
          // Lines of plain text are broken where they are too long, what was typed among them.
          withoutTyped(text.replaceAll(/\s+/g, ' '))
            .split(/(?<=[.:?!]) /)
            .map((sentence) => ({ name: `${mail.id}, ${part}`, said: sentence })),
        ),
      );
    expect(said.length).toBeGreaterThan(500);
    expect(foreignTexts(language, said)).toEqual([]);
  },
);

test.each(cases)('each mail in %s names its language', (language, mails) => {
  const named = mails.filter(({ html }) => html).map(({ html }) => languageOf(html));
  expect(new Set(named)).toEqual(new Set([language]));
});

import { expect } from '@playwright/test';
import { foreignTexts } from '../../../local/testing/texts/catalogues.ts';
import { mailsTo } from '../../support/client-mails.ts';
import { jobTitle, type PeopleOfTheWeek } from './people-of-the-week.ts';

/**
 * Checks that each mail of the week is only in the client's language, with an English copy for staff if it is not English.
 */
export async function readMails({ quote, languages }: PeopleOfTheWeek): Promise<void> {
  const mails = await mailsTo(quote.email);
  const said = mails.map(({ kind, subject, text }) => ({ name: kind, said: withoutLinks(subject, text) }));
  expect(foreignTexts(languages.client, said)).toEqual([]);
  expect(said.filter((mail) => mail.said.includes(jobTitle))).toEqual([]);
  // Nothing of a sent code is kept, in any language.
  const kept = mails.filter(({ text }) => text !== '');
  expect(kept.length).toBeGreaterThan(5);
  const beside = kept.map(({ kind, inEnglish }) => ({
    name: kind,
    said: withoutLinks(inEnglish?.subject ?? '', inEnglish?.text ?? ''),
  }));
  expect(beside.filter((mail) => !mail.said.trim())).toEqual([]);
  expect(foreignTexts('en', beside)).toEqual([]);
}

function withoutLinks(...texts: string[]): string {
  return texts.join('\n').replace(/https?:\S+/g, '');
}

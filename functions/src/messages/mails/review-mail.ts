import type { MailContent } from '@welding/domain/entities/mail';
import { toldTitle } from '@welding/domain/entities/told-title';
import { renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { greeting } from '#messages/visit-words.ts';
import { reviewMailTexts } from './review-mail-texts.ts';

type ReviewMail = MailLinks & {
  readonly firstName: string;
  readonly reviewLink: string;
  readonly title: string | undefined;
};

/** Asks every client for a review in the same words, whatever they think of the work. */
export function reviewMail({ firstName, reviewLink, title, preferencesUrl }: ReviewMail): MailContent {
  const texts = reviewMailTexts();
  return renderMail({
    subject: texts.subject,
    preheader: texts.preheader,
    heading: texts.heading,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: title ? texts.thanksFor(toldTitle(title)) : texts.thanks },
      { paragraph: texts.asks },
    ],
    action: { label: texts.write, url: reviewLink },
    after: [texts.onlyOnce],
    preferences: { label: texts.stop, url: preferencesUrl() },
  });
}

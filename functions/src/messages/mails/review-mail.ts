import type { Client } from '@welding/domain/entities/client';
import { type MailContent, mailId } from '@welding/domain/entities/mail';
import { toldTitle } from '@welding/domain/entities/told-title';
import { writtenTo } from '#language.ts';
import { renderMail } from '#messages/mail-layout.ts';
import { endsReminders, type MailLinks, mailLinks } from '#messages/mail-links.ts';
import type { OutgoingMail } from '#messages/mails.ts';
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

type AskedForReview = {
  readonly client: Client;
  readonly reviewLink: string;
  /** The job's title, from the invoice. */
  readonly title: string | undefined;
};

/** Asks a client for a review. Its id allows only one such mail per client. */
export function outgoingReviewMail({ client, reviewLink, title }: AskedForReview): OutgoingMail {
  const { id, firstName, email } = client;
  return {
    ...writtenTo(client, () => reviewMail({ firstName, reviewLink, title, ...mailLinks(id) })),
    headers: endsReminders(id),
    id: mailId('review-request', id),
    kind: 'review-request',
    to: email,
    clientId: id,
  };
}

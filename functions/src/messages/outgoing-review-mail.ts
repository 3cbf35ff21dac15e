import type { Client } from '@welding/domain/entities/client';
import { mailId } from '@welding/domain/entities/mail';
import { writtenTo } from '#language.ts';
import { endsReminders, mailLinks } from './mail-links.ts';
import { reviewMail } from './mails/review-mail.ts';
import type { OutgoingMail } from './mails.ts';

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

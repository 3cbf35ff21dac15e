import type { Client } from '@welding/domain/entities/client';
import { mailId } from '@welding/domain/entities/mail';
import { writtenTo } from '#language.ts';
import { endsReminders, mailLinks } from './mail-links.ts';
import { reviewMail } from './mails/review-mail.ts';
import type { OutgoingMail } from './mails.ts';

type AskedForReview = {
  readonly client: Client;
  readonly reviewLink: string;
  /** What was welded, where the invoice says it. */
  readonly title: string | undefined;
};

/** The one mail that asks a client for a review; its id keeps it to one. */
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

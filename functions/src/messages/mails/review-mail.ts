import { localTitle } from '@welding/domain/entities/local-title';
import { type MailContent, mailId } from '@welding/domain/entities/mail';
import type { Recipient } from '@welding/domain/entities/recipients';
import { inLanguages, say } from '@welding/domain/values/language';
import { writtenTo } from '#language.ts';
import { renderMail } from '#messages/mail-layout.ts';
import { endsReminders, type MailLinks, mailLinks } from '#messages/mail-links.ts';
import { addressedTo, type OutgoingMail } from '#messages/mails.ts';
import { greeting } from '#messages/visit-words.ts';

const reviewMailTexts = inLanguages({
  subject: say('How did the work turn out?', '¿Cómo quedó el trabajo?'),
  preheader: say(
    'A few honest words help the next person.',
    'Unas palabras sinceras le ayudan a quien sigue.',
  ),
  heading: say('How did it turn out?', '¿Cómo quedó?'),
  thanksFor: say(
    (title: string) => `Thank you for having us do the work: ${title}.`,
    (title) => `Gracias por encargarnos el trabajo: ${title}.`,
  ),
  thanks: say('Thank you for having us do the work.', 'Gracias por encargarnos el trabajo.'),
  asks: say(
    'Would you write a review? Say what went well and what didn’t. A sentence or two is plenty.',
    '¿Nos escribiría una reseña? Diga lo que salió bien y lo que no. Con una o dos frases basta.',
  ),
  write: say('Write a review', 'Escribir una reseña'),
  onlyOnce: say(
    'We ask every client this, once. You don’t have to answer.',
    'Se lo pedimos a todos nuestros clientes, una sola vez. No tiene que responder.',
  ),
  stop: say('Stop emails like this', 'No recibir correos como este'),
});

type ReviewMail = MailLinks & {
  readonly firstName: string;
  readonly reviewLink: string;
  readonly title: string | undefined;
};

/** Asks every client for a review in the same words, whatever they think of the work. */
export function reviewMail({ firstName, reviewLink, title, preferencesUrl }: ReviewMail): MailContent {
  const t = reviewMailTexts();
  return renderMail({
    subject: t.subject,
    preheader: t.preheader,
    heading: t.heading,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: title ? t.thanksFor(localTitle(title)) : t.thanks },
      { paragraph: t.asks },
    ],
    action: { label: t.write, url: reviewLink },
    after: [t.onlyOnce],
    preferences: { label: t.stop, url: preferencesUrl() },
  });
}

type AskedForReview = {
  readonly clientId: string;
  readonly reader: Recipient;
  readonly reviewLink: string;
  /** The job's title, from the invoice. */
  readonly title: string | undefined;
  readonly projectId?: string | undefined;
};

/** Asks a client for a review. Its id allows only one such mail per client. */
export function outgoingReviewMail({
  clientId,
  reader,
  reviewLink,
  title,
  projectId,
}: AskedForReview): OutgoingMail {
  const { firstName, person } = reader;
  const links = mailLinks({ clientId, person });
  return {
    ...writtenTo(reader, () => reviewMail({ firstName, reviewLink, title, ...links })),
    headers: endsReminders({ clientId, person }),
    ...addressedTo(reader, clientId, mailId('review-request', clientId)),
    kind: 'review-request',
    ...(projectId && { projectId }),
  };
}

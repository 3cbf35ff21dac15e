import type { Appointment } from '@welding/domain/entities/appointment';
import { arrivalWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { dayWords, durationWords, startWords } from '#messages/visit-words.ts';

type VisitsMail = MailLinks & {
  readonly firstName: string;
  /** The soonest first, two at least. */
  readonly visits: readonly [Appointment, ...Appointment[]];
  /** How long after the agreed time the welder may arrive, where a visit does not say otherwise. */
  readonly windowMinutes: number;
  readonly now: Date;
};

/** A job that takes several days was planned. */
export function visitsPlannedMail(mail: VisitsMail): MailContent {
  const [first] = mail.visits;
  return visitsMail(mail, {
    subject: `Your ${mail.visits.length} visits are booked, the first on ${startWords({ visit: first, now: mail.now })}`,
    heading: 'Your visits are booked',
    opening: 'Thank you for booking with us. We come to you on these days:',
    what: [['For', first.title], ...(first.address ? [['Where', first.address] as const] : [])],
    file: 'Open the file in this mail to add them all to your calendar.',
  });
}

/** Several visits of a client have other times. */
export function visitsMovedMail(mail: VisitsMail): MailContent {
  const [first] = mail.visits;
  return visitsMail(mail, {
    subject: `Your ${mail.visits.length} visits have moved, the first to ${startWords({ visit: first, now: mail.now })}`,
    heading: 'Your visits have new times',
    opening: 'Your visits have changed. Here are the new times:',
    what: [['For', [...new Set(mail.visits.map(({ title }) => title))].join(', ')]],
    file: 'Open the file in this mail to add the new times to your calendar.',
  });
}

type Words = Readonly<Record<'subject' | 'heading' | 'opening' | 'file', string>> & {
  readonly what: readonly (readonly [string, string])[];
};

function visitsMail({ firstName, visits, now, ...mail }: VisitsMail, words: Words): MailContent {
  const { siteUrl, preferencesUrl } = mail;
  const changeThem = `Need another time? Move a day in your portal, reply to this mail or call ${business.phone}.`;
  return renderMail({
    subject: words.subject,
    preheader: `We come to you. ${changeThem}`,
    heading: words.heading,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: words.opening },
      {
        facts: visits.map((visit) => {
          const windowMinutes = visit.windowMinutes ?? mail.windowMinutes;
          const arrival = arrivalWords({ visit, windowMinutes });
          return [dayWords(new Date(visit.scheduledDate), now), `${arrival}, ${durationWords(visit)}`];
        }),
      },
      { facts: words.what },
    ],
    action: { label: 'See your visits', url: `${siteUrl}${paths.dashboard}` },
    after: [changeThem, words.file],
    ...reminderChoice(preferencesUrl),
  });
}

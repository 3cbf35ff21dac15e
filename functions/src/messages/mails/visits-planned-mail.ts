import type { Appointment } from '@welding/domain/entities/appointment';
import { arrivalWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { dayWords, durationWords, startWords } from '#messages/visit-words.ts';

type VisitsPlannedMail = MailLinks & {
  readonly firstName: string;
  /** Of one job, the soonest first, two at least. */
  readonly visits: readonly [Appointment, ...Appointment[]];
  /** How long after the agreed time the welder may arrive, where a visit does not say otherwise. */
  readonly windowMinutes: number;
  readonly now: Date;
};

/** A job that takes several days was planned. */
export function visitsPlannedMail({ firstName, visits, now, ...mail }: VisitsPlannedMail): MailContent {
  const { siteUrl, preferencesUrl } = mail;
  const [first] = visits;
  const changeThem = `Need another time? Move a day in your portal, reply to this mail or call ${business.phone}.`;
  return renderMail({
    subject: `Your ${visits.length} visits are booked, the first on ${startWords({ visit: first, now })}`,
    preheader: `We come to you. ${changeThem}`,
    heading: 'Your visits are booked',
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: 'Thank you for booking with us. We come to you on these days:' },
      {
        facts: visits.map((visit) => {
          const windowMinutes = visit.windowMinutes ?? mail.windowMinutes;
          const arrival = arrivalWords({ visit, windowMinutes });
          return [dayWords(new Date(visit.scheduledDate), now), `${arrival}, ${durationWords(visit)}`];
        }),
      },
      { facts: [['For', first.title], ...(first.address ? [['Where', first.address] as const] : [])] },
    ],
    action: { label: 'See your visits', url: `${siteUrl}${paths.dashboard}` },
    after: [changeThem, 'Open the file in this mail to have all of them in your calendar.'],
    ...reminderChoice(preferencesUrl),
  });
}

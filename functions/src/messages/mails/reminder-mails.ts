import { arrivalWords, clockWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { greeting } from '#messages/greeting.ts';
import type { MailLayout } from '#messages/mail-blocks.ts';
import { renderMail } from '#messages/mail-layout.ts';
import { visitFacts } from '#messages/visit-words.ts';
import type { VisitMail } from './visit-mails.ts';

/** The evening before a visit. */
export function dayBeforeMail(mail: VisitMail): MailContent {
  return reminder(mail, {
    subject: `Tomorrow at ${clockOf(mail)}: your visit`,
    heading: 'We come to you tomorrow',
    says: `This is a reminder of your visit tomorrow. We arrive ${arrivalWords(mail)}.`,
    after: 'Please make sure that we can get to the work, and that nothing flammable is near it.',
  });
}

/** Some hours before a visit, which may be after midnight. */
export function visitSoonMail(mail: VisitMail): MailContent {
  const { visit, now } = mail;
  const isToday = chicagoDate(new Date(visit.scheduledDate)) === chicagoDate(now);
  return reminder(mail, {
    subject: `${isToday ? 'Today' : 'Tomorrow'} at ${clockOf(mail)}: your visit`,
    heading: `We come to you ${isToday ? 'today' : 'tonight'}`,
    says: `Your visit is close: we arrive ${arrivalWords(mail)}. We’ll write again when we’re on the way.`,
    after: 'Please make sure that we can get to the work.',
  });
}

function clockOf({ visit }: VisitMail): string {
  return clockWords(new Date(visit.scheduledDate));
}

type Wording = Pick<MailLayout, 'subject' | 'heading'> & { readonly says: string; readonly after: string };

function reminder(mail: VisitMail, { subject, heading, says, after }: Wording): MailContent {
  const { firstName, siteUrl, preferencesUrl } = mail;
  const changeIt = `Something came up? Call ${business.phone} as early as you can.`;
  return renderMail({
    subject,
    preheader: changeIt,
    heading,
    blocks: [{ paragraph: greeting(firstName) }, { paragraph: says }, { facts: visitFacts(mail) }],
    action: { label: 'See your visit', url: `${siteUrl}${paths.dashboard}` },
    after: [changeIt, after],
    preferences: { label: 'Stop reminders', url: preferencesUrl },
  });
}

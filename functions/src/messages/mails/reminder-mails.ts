import { arrivalWords, clockWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { type MailLayout, renderMail } from '#messages/mail-layout.ts';
import { greeting, visitFacts } from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';
import { reminderMailsTexts } from './reminder-mails-texts.ts';
import type { VisitMail } from './visit-mails.ts';

/** The evening before a visit. */
export function dayBeforeMail(mail: VisitMail): MailContent {
  return reminder(mail, {
    subject: reminderMailsTexts().tomorrowSubject(clockOf(mail)),
    heading: reminderMailsTexts().tomorrowHeading,
    says: reminderMailsTexts().tomorrowReminder(arrivalWords(mail)),
    after: reminderMailsTexts().tomorrowPrepare,
  });
}

/** Some hours before a visit, which may be after midnight. */
export function visitSoonMail(mail: VisitMail): MailContent {
  const { visit, now } = mail;
  const isToday = chicagoDate(new Date(visit.scheduledDate)) === chicagoDate(now);
  return reminder(mail, {
    subject: isToday
      ? reminderMailsTexts().todaySubject(clockOf(mail))
      : reminderMailsTexts().tomorrowSubject(clockOf(mail)),
    heading: isToday ? reminderMailsTexts().todayHeading : reminderMailsTexts().tonightHeading,
    says: reminderMailsTexts().soonReminder(arrivalWords(mail)),
    after: reminderMailsTexts().prepare,
  });
}

function clockOf({ visit }: VisitMail): string {
  return clockWords(new Date(visit.scheduledDate));
}

type Wording = Pick<MailLayout, 'subject' | 'heading'> & { readonly says: string; readonly after: string };

function reminder(mail: VisitMail, { subject, heading, says, after }: Wording): MailContent {
  const { firstName, siteUrl, preferencesUrl } = mail;
  const changeIt = reminderMailsTexts().somethingCameUp(business.phone);
  return renderMail({
    subject,
    preheader: changeIt,
    heading,
    blocks: [{ paragraph: greeting(firstName) }, { paragraph: says }, { facts: visitFacts(mail) }],
    action: { label: reminderMailsTexts().seeVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [changeIt, after],
    preferences: { label: reminderMailsTexts().stopReminders, url: preferencesUrl() },
  });
}

import { arrivalWords, clockWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { greeting } from '#messages/greeting.ts';
import type { MailLayout } from '#messages/mail-blocks.ts';
import { renderMail } from '#messages/mail-layout.ts';
import { visitFacts } from '#messages/visit-words.ts';
import { otherMailsTexts } from './other-mails-texts.ts';
import type { VisitMail } from './visit-mails.ts';

/** The evening before a visit. */
export function dayBeforeMail(mail: VisitMail): MailContent {
  return reminder(mail, {
    subject: otherMailsTexts().tomorrowAtYourVisit(clockOf(mail)),
    heading: otherMailsTexts().weComeToYouTomorrow,
    says: otherMailsTexts().thisIsAReminderOf(arrivalWords(mail)),
    after: otherMailsTexts().pleaseMakeSureThatWe,
  });
}

/** Some hours before a visit, which may be after midnight. */
export function visitSoonMail(mail: VisitMail): MailContent {
  const { visit, now } = mail;
  const isToday = chicagoDate(new Date(visit.scheduledDate)) === chicagoDate(now);
  return reminder(mail, {
    subject: isToday
      ? otherMailsTexts().todayAtYourVisit(clockOf(mail))
      : otherMailsTexts().tomorrowAtYourVisit(clockOf(mail)),
    heading: isToday ? otherMailsTexts().weComeToYouToday : otherMailsTexts().weComeToYouTonight,
    says: otherMailsTexts().yourVisitIsCloseWe(arrivalWords(mail)),
    after: otherMailsTexts().pleaseMakeSureThatWe2,
  });
}

function clockOf({ visit }: VisitMail): string {
  return clockWords(new Date(visit.scheduledDate));
}

type Wording = Pick<MailLayout, 'subject' | 'heading'> & { readonly says: string; readonly after: string };

function reminder(mail: VisitMail, { subject, heading, says, after }: Wording): MailContent {
  const { firstName, siteUrl, preferencesUrl } = mail;
  const changeIt = otherMailsTexts().somethingCameUpCallAs(business.phone);
  return renderMail({
    subject,
    preheader: changeIt,
    heading,
    blocks: [{ paragraph: greeting(firstName) }, { paragraph: says }, { facts: visitFacts(mail) }],
    action: { label: otherMailsTexts().seeYourVisit, url: `${siteUrl}${paths.dashboard}` },
    after: [changeIt, after],
    preferences: { label: otherMailsTexts().stopReminders, url: preferencesUrl },
  });
}

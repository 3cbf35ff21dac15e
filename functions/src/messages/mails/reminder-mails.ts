import { arrivalWords, clockWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { inLanguages, say } from '@welding/domain/values/language';
import { stopOnce, withArticle } from '@welding/domain/values/words';
import { type MailLayout, renderMail } from '#messages/mail-layout.ts';
import { greeting, visitFacts } from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';
import type { VisitMail } from './visit-mails.ts';

const reminderMailsTexts = inLanguages({
  tomorrowHeading: say('We’re coming tomorrow', 'Mañana vamos a donde usted está'),
  tomorrowPrepare: say(
    'Please make sure that we can get to the work, and that nothing flammable is near it.',
    'Por favor, asegúrese de que podamos llegar al trabajo y de que no haya nada inflamable cerca.',
  ),
  prepare: say(
    'Please make sure that we can get to the work.',
    'Por favor, asegúrese de que podamos llegar al trabajo.',
  ),
  seeVisit: say('See your visit', 'Ver su visita'),
  stopReminders: say('Stop reminders', 'No recibir recordatorios'),
  tomorrowSubject: say(
    (mail: string) => `Tomorrow at ${mail}: your visit`,
    (clock) => `Mañana a ${withArticle(clock)}: su visita`,
  ),
  tomorrowReminder: say(
    (mail: string) => `This is a reminder of your visit tomorrow. We arrive ${mail}.`,
    (arrival) => stopOnce(`Le recordamos su visita de mañana. Llegamos ${arrival}.`),
  ),
  soonReminder: say(
    (mail: string) => `Your visit is coming up: we arrive ${mail}. We’ll write again when we’re on the way.`,
    (arrival) =>
      stopOnce(
        `Su visita ya se acerca: llegamos ${arrival}. Le escribiremos otra vez cuando vayamos en camino.`,
      ),
  ),
  somethingCameUp: say(
    (phone: string) => `Something came up? Call ${phone} as early as you can.`,
    (phone) => `¿Surgió algo? Llame al ${phone} lo antes posible.`,
  ),
  todaySubject: say(
    (clock: string) => `Today at ${clock}: your visit`,
    (clock) => `Hoy a ${withArticle(clock)}: su visita`,
  ),
  todayHeading: say('We’re coming today', 'Hoy vamos a donde usted está'),
  tonightHeading: say('We’re coming tonight', 'Esta noche vamos a donde usted está'),
});

/** The evening before a visit. */
export function dayBeforeMail(mail: VisitMail): MailContent {
  const t = reminderMailsTexts();
  return reminder(mail, {
    subject: t.tomorrowSubject(clockOf(mail)),
    heading: t.tomorrowHeading,
    says: t.tomorrowReminder(arrivalWords(mail)),
    after: t.tomorrowPrepare,
  });
}

/** Some hours before a visit, which may be after midnight. */
export function visitSoonMail(mail: VisitMail): MailContent {
  const t = reminderMailsTexts();
  const { visit, now } = mail;
  const isToday = chicagoDate(new Date(visit.scheduledDate)) === chicagoDate(now);
  return reminder(mail, {
    subject: isToday ? t.todaySubject(clockOf(mail)) : t.tomorrowSubject(clockOf(mail)),
    heading: isToday ? t.todayHeading : t.tonightHeading,
    says: t.soonReminder(arrivalWords(mail)),
    after: t.prepare,
  });
}

function clockOf({ visit }: VisitMail): string {
  return clockWords(new Date(visit.scheduledDate));
}

type Wording = Pick<MailLayout, 'subject' | 'heading'> & { readonly says: string; readonly after: string };

function reminder(mail: VisitMail, { subject, heading, says, after }: Wording): MailContent {
  const t = reminderMailsTexts();
  const { firstName, siteUrl, preferencesUrl } = mail;
  const changeIt = t.somethingCameUp(business.phone);
  return renderMail({
    subject,
    preheader: changeIt,
    heading,
    blocks: [{ paragraph: greeting(firstName) }, { paragraph: says }, { facts: visitFacts(mail) }],
    action: { label: t.seeVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [changeIt, after],
    preferences: { label: t.stopReminders, url: preferencesUrl() },
  });
}

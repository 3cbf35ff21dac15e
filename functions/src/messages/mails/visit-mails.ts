import type { Appointment } from '@welding/domain/entities/appointment';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import {
  dayWords,
  greeting,
  lengthWords,
  startWords,
  visitFacts,
  type WordedVisit,
} from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';
import { visitMailsTexts } from './visit-mails-texts.ts';

export type VisitMail = WordedVisit & MailLinks & { readonly firstName: string };

const changeIt = () => visitMailsTexts().changeIt(business.phone);
const inCalendar = () => visitMailsTexts().addToCalendar;

/** A visit that was booked, restored or, outside the hours, confirmed. */
export function visitBookedMail(mail: VisitMail): MailContent {
  const t = visitMailsTexts();
  const { firstName, siteUrl, preferencesUrl, visit } = mail;
  if (visit.outsideHours) return visitAskedForMail(mail);
  return renderMail({
    subject: t.bookedSubject(startWords(mail)),
    preheader: t.bookedPreheader(changeIt()),
    heading: t.bookedHeading,
    blocks: [{ paragraph: greeting(firstName) }, { paragraph: t.thankYou }, { facts: visitFacts(mail) }],
    action: { label: t.seeVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [changeIt(), inCalendar()],
    ...reminderChoice(preferencesUrl),
  });
}

function visitAskedForMail(mail: VisitMail): MailContent {
  const t = visitMailsTexts();
  const { firstName, siteUrl, preferencesUrl } = mail;
  return renderMail({
    subject: t.askedForSubject(startWords(mail)),
    preheader: t.outsideHours,
    heading: t.askedForHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: t.notBookedYet,
      },
      { facts: visitFacts(mail) },
    ],
    action: { label: t.seeVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [changeIt(), inCalendar()],
    ...reminderChoice(preferencesUrl),
  });
}

/** A visit with another time or length. @param before the old visit */
export function visitMovedMail(mail: VisitMail & { readonly before: Appointment }): MailContent {
  const t = visitMailsTexts();
  const { firstName, siteUrl, preferencesUrl, visit, before, now } = mail;
  const moved = visit.scheduledDate !== before.scheduledDate;
  const was = moved
    ? t.wasPlannedFor(startWords({ visit: before, now }))
    : t.wasPlannedToTake(lengthWords(before));
  return renderMail({
    subject: moved
      ? t.movedSubject(startWords(mail))
      : t.lengthSubject(dayWords(new Date(visit.scheduledDate), now), lengthWords(visit)),
    preheader: `${was} ${changeIt()}`,
    heading: moved ? t.newTime : t.newLength,
    blocks: [{ paragraph: greeting(firstName) }, { paragraph: t.changed(was) }, { facts: visitFacts(mail) }],
    action: { label: t.seeVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [t.changeNewTime(business.phone), inCalendar()],
    ...reminderChoice(preferencesUrl),
  });
}

export function visitCancelledMail(mail: VisitMail): MailContent {
  const t = visitMailsTexts();
  const { firstName, siteUrl, preferencesUrl, visit } = mail;
  return renderMail({
    subject: t.cancelledSubject(startWords(mail)),
    preheader: t.nobodyComes,
    heading: t.cancelledHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: t.wontTakePlace(startWords(mail), visit.title) },
    ],
    action: { label: t.bookAnotherTime, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [t.notExpected(business.phone), t.takeOffCalendar],
    ...reminderChoice(preferencesUrl),
  });
}

/** Asks the client for another time, because the welder cannot come. @param mail.freeTimes the next free times */
export function visitNeedsTimeMail(mail: VisitMail & { readonly freeTimes: readonly Date[] }): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit, freeTimes, now } = mail;
  const times = freeTimes.map((time, index) => [String(index + 1), startAt(time, now)] as const);
  const t = visitMailsTexts();
  const when = startWords(mail);
  const says = t.chooseNewTime(when, visit.title);
  return renderMail({
    subject: t.needsTimeSubject,
    preheader: t.needsTimePreheader(when),
    heading: t.needsTimeHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      ...(times.length > 0
        ? [{ paragraph: `${says} ${t.nextFreeOnes}` }, { facts: times }]
        : [{ paragraph: says }]),
    ],
    action: { label: t.chooseTime, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [t.ratherByPhone(business.phone), t.takeOldTimeOffCalendar],
    ...reminderChoice(preferencesUrl),
  });
}

function startAt(time: Date, now: Date): string {
  return startWords({ visit: { scheduledDate: time.toISOString() }, now });
}

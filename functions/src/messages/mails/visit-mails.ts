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
  const { firstName, siteUrl, preferencesUrl, visit } = mail;
  if (visit.outsideHours) return visitAskedForMail(mail);
  return renderMail({
    subject: visitMailsTexts().bookedSubject(startWords(mail)),
    preheader: visitMailsTexts().bookedPreheader(changeIt()),
    heading: visitMailsTexts().bookedHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: visitMailsTexts().thankYou },
      { facts: visitFacts(mail) },
    ],
    action: { label: visitMailsTexts().seeVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [changeIt(), inCalendar()],
    ...reminderChoice(preferencesUrl),
  });
}

function visitAskedForMail(mail: VisitMail): MailContent {
  const { firstName, siteUrl, preferencesUrl } = mail;
  return renderMail({
    subject: visitMailsTexts().askedForSubject(startWords(mail)),
    preheader: visitMailsTexts().outsideHours,
    heading: visitMailsTexts().askedForHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: visitMailsTexts().notBookedYet,
      },
      { facts: visitFacts(mail) },
    ],
    action: { label: visitMailsTexts().seeVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [changeIt(), inCalendar()],
    ...reminderChoice(preferencesUrl),
  });
}

/** A visit with another time or length. @param before the old visit */
export function visitMovedMail(mail: VisitMail & { readonly before: Appointment }): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit, before, now } = mail;
  const moved = visit.scheduledDate !== before.scheduledDate;
  const was = moved
    ? visitMailsTexts().wasPlannedFor(startWords({ visit: before, now }))
    : visitMailsTexts().wasPlannedToTake(lengthWords(before));
  return renderMail({
    subject: moved
      ? visitMailsTexts().movedSubject(startWords(mail))
      : visitMailsTexts().lengthSubject(dayWords(new Date(visit.scheduledDate), now), lengthWords(visit)),
    preheader: `${was} ${changeIt()}`,
    heading: moved ? visitMailsTexts().newTime : visitMailsTexts().newLength,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: visitMailsTexts().changed(was) },
      { facts: visitFacts(mail) },
    ],
    action: { label: visitMailsTexts().seeVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [visitMailsTexts().changeNewTime(business.phone), inCalendar()],
    ...reminderChoice(preferencesUrl),
  });
}

export function visitCancelledMail(mail: VisitMail): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit } = mail;
  return renderMail({
    subject: visitMailsTexts().cancelledSubject(startWords(mail)),
    preheader: visitMailsTexts().nobodyComes,
    heading: visitMailsTexts().cancelledHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: visitMailsTexts().wontTakePlace(startWords(mail), visit.title) },
    ],
    action: { label: visitMailsTexts().bookAnotherTime, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [visitMailsTexts().notExpected(business.phone), visitMailsTexts().takeOffCalendar],
    ...reminderChoice(preferencesUrl),
  });
}

/** Asks the client for another time, because the welder cannot come. @param mail.freeTimes the next free times */
export function visitNeedsTimeMail(mail: VisitMail & { readonly freeTimes: readonly Date[] }): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit, freeTimes, now } = mail;
  const times = freeTimes.map((time, index) => [String(index + 1), startAt(time, now)] as const);
  const texts = visitMailsTexts();
  const when = startWords(mail);
  const says = texts.chooseNewTime(when, visit.title);
  return renderMail({
    subject: texts.needsTimeSubject,
    preheader: texts.needsTimePreheader(when),
    heading: texts.needsTimeHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      ...(times.length > 0
        ? [{ paragraph: `${says} ${texts.nextFreeOnes}` }, { facts: times }]
        : [{ paragraph: says }]),
    ],
    action: { label: texts.chooseTime, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [texts.ratherByPhone(business.phone), texts.takeOldTimeOffCalendar],
    ...reminderChoice(preferencesUrl),
  });
}

function startAt(time: Date, now: Date): string {
  return startWords({ visit: { scheduledDate: time.toISOString() }, now });
}

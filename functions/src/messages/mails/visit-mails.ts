import type { Appointment } from '@welding/domain/entities/appointment';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { dayWords, durationWords, startWords, type ToldVisit, visitFacts } from '#messages/visit-words.ts';
import { visitMailsTexts } from './visit-mails-texts.ts';

/** What the mails about a visit are made of. */
export type VisitMail = ToldVisit & MailLinks & { readonly firstName: string };

const changeIt = () => visitMailsTexts().needAnotherTimeMoveIt(business.phone);
const inCalendar = () => visitMailsTexts().openTheInvitationInThis;

/** A visit that was booked, brought back or, asked for outside the hours, confirmed. */
export function visitBookedMail(mail: VisitMail): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit } = mail;
  if (visit.outsideHours) return visitAskedForMail(mail);
  return renderMail({
    subject: visitMailsTexts().yourVisitIsBooked2(startWords(mail)),
    preheader: visitMailsTexts().weComeToYou(changeIt()),
    heading: visitMailsTexts().yourVisitIsBooked,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: visitMailsTexts().thankYouForBookingWith },
      { facts: visitFacts(mail) },
    ],
    action: { label: visitMailsTexts().seeYourVisit, url: `${siteUrl}${paths.dashboard}` },
    after: [changeIt(), inCalendar()],
    ...reminderChoice(preferencesUrl),
  });
}

function visitAskedForMail(mail: VisitMail): MailContent {
  const { firstName, siteUrl, preferencesUrl } = mail;
  return renderMail({
    subject: visitMailsTexts().weWillCallToConfirm2(startWords(mail)),
    preheader: visitMailsTexts().thatTimeIsOutsideOur,
    heading: visitMailsTexts().weWillCallToConfirm,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: visitMailsTexts().youAskedForAVisit,
      },
      { facts: visitFacts(mail) },
    ],
    action: { label: visitMailsTexts().seeYourVisit, url: `${siteUrl}${paths.dashboard}` },
    after: [changeIt(), inCalendar()],
    ...reminderChoice(preferencesUrl),
  });
}

/** A visit that has another time or takes longer or shorter. @param before how it was */
export function visitMovedMail(mail: VisitMail & { readonly before: Appointment }): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit, before, now } = mail;
  const moved = visit.scheduledDate !== before.scheduledDate;
  const was = moved
    ? visitMailsTexts().itWasPlannedFor(startWords({ visit: before, now }))
    : visitMailsTexts().itWasPlannedToTake(durationWords(before));
  return renderMail({
    subject: moved
      ? visitMailsTexts().yourVisitHasMovedTo(startWords(mail))
      : visitMailsTexts().yourVisitOnTakes(
          dayWords(new Date(visit.scheduledDate), now),
          durationWords(visit),
        ),
    preheader: `${was} ${changeIt()}`,
    heading: moved ? visitMailsTexts().yourVisitHasANew : visitMailsTexts().yourVisitHasANew2,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: visitMailsTexts().yourVisitHasChangedHeres(was) },
      { facts: visitFacts(mail) },
    ],
    action: { label: visitMailsTexts().seeYourVisit, url: `${siteUrl}${paths.dashboard}` },
    after: [visitMailsTexts().doesntWorkForYouMove(business.phone), inCalendar()],
    ...reminderChoice(preferencesUrl),
  });
}

/** A visit that won’t take place. */
export function visitCancelledMail(mail: VisitMail): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit } = mail;
  return renderMail({
    subject: visitMailsTexts().yourVisitOnIsCancelled(startWords(mail)),
    preheader: visitMailsTexts().noOneWillComeAt,
    heading: visitMailsTexts().yourVisitIsCancelled,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: visitMailsTexts().yourVisitOnWontTake(startWords(mail), visit.title) },
    ],
    action: { label: visitMailsTexts().bookAnotherTime, url: `${siteUrl}${paths.dashboard}` },
    after: [
      visitMailsTexts().didntExpectThisCallAnd(business.phone),
      visitMailsTexts().theAttachmentOfThisMail,
    ],
    ...reminderChoice(preferencesUrl),
  });
}

/** Whoever was sent cannot make the visit at its time: the client chooses another one. @param mail.freeTimes the next ones */
export function visitNeedsTimeMail(mail: VisitMail & { readonly freeTimes: readonly Date[] }): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit, freeTimes, now } = mail;
  const times = freeTimes.map((time, index) => [String(index + 1), startAt(time, now)] as const);
  return renderMail({
    subject: 'We need another time for your visit',
    preheader: `We can’t make ${startWords(mail)}. Choose a new time in your portal.`,
    heading: 'We need another time',
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `We’re sorry: we can’t do your visit on ${startWords(mail)} (${visit.title}). Please choose a new time.${times.length > 0 ? ' The next free ones are:' : ''}`,
      },
      ...(times.length > 0 ? [{ facts: times }] : []),
    ],
    action: { label: 'Choose a new time', url: `${siteUrl}${paths.dashboard}` },
    after: [
      `Rather by phone? Call ${business.phone}, and we’ll find a time together.`,
      'The attachment of this mail takes the old time off your calendar.',
    ],
    ...reminderChoice(preferencesUrl),
  });
}

function startAt(time: Date, now: Date): string {
  return startWords({ visit: { scheduledDate: time.toISOString() }, now });
}

import type { Appointment } from '@welding/domain/entities/appointment';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { dayWords, durationWords, startWords, type ToldVisit, visitFacts } from '#messages/visit-words.ts';

/** What the mails about a visit are made of. */
export type VisitMail = ToldVisit & MailLinks & { readonly firstName: string };

const changeIt = `Need another time? Move it in your portal, reply to this mail or call ${business.phone}.`;
const inCalendar = 'Open the invitation in this mail to add it to your calendar.';

/** A visit that was booked, brought back or, asked for outside the hours, confirmed. */
export function visitBookedMail(mail: VisitMail): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit } = mail;
  if (visit.outsideHours) return visitAskedForMail(mail);
  return renderMail({
    subject: `Your visit is booked: ${startWords(mail)}`,
    preheader: `We come to you. ${changeIt}`,
    heading: 'Your visit is booked',
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: 'Thank you for booking with us. We come to you:' },
      { facts: visitFacts(mail) },
    ],
    action: { label: 'See your visit', url: `${siteUrl}${paths.dashboard}` },
    after: [changeIt, inCalendar],
    ...reminderChoice(preferencesUrl),
  });
}

function visitAskedForMail(mail: VisitMail): MailContent {
  const { firstName, siteUrl, preferencesUrl } = mail;
  return renderMail({
    subject: `We will call to confirm: ${startWords(mail)}`,
    preheader: 'That time is outside our hours, so we’ll call you to confirm it.',
    heading: 'We will call to confirm',
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph:
          'You asked for a visit outside our business hours. We’ll call you to confirm it; until then it’s not booked.',
      },
      { facts: visitFacts(mail) },
    ],
    action: { label: 'See your visit', url: `${siteUrl}${paths.dashboard}` },
    after: [changeIt, inCalendar],
    ...reminderChoice(preferencesUrl),
  });
}

/** A visit that has another time or takes longer or shorter. @param before how it was */
export function visitMovedMail(mail: VisitMail & { readonly before: Appointment }): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit, before, now } = mail;
  const moved = visit.scheduledDate !== before.scheduledDate;
  const was = moved
    ? `It was planned for ${startWords({ visit: before, now })}.`
    : `It was planned to take ${durationWords(before)}.`;
  return renderMail({
    subject: moved
      ? `Your visit has moved to ${startWords(mail)}`
      : `Your visit on ${dayWords(new Date(visit.scheduledDate), now)} takes ${durationWords(visit)}`,
    preheader: `${was} ${changeIt}`,
    heading: moved ? 'Your visit has a new time' : 'Your visit has a new length',
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: `Your visit has changed. ${was} Here’s your new time:` },
      { facts: visitFacts(mail) },
    ],
    action: { label: 'See your visit', url: `${siteUrl}${paths.dashboard}` },
    after: [
      `Doesn’t work for you? Move it in your portal, reply to this mail or call ${business.phone}.`,
      inCalendar,
    ],
    ...reminderChoice(preferencesUrl),
  });
}

/** A visit that won’t take place. */
export function visitCancelledMail(mail: VisitMail): MailContent {
  const { firstName, siteUrl, preferencesUrl, visit } = mail;
  return renderMail({
    subject: `Your visit on ${startWords(mail)} is cancelled`,
    preheader: 'No one will come at that time. Book another one whenever it suits you.',
    heading: 'Your visit is cancelled',
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: `Your visit on ${startWords(mail)} (${visit.title}) won’t take place.` },
    ],
    action: { label: 'Book another time', url: `${siteUrl}${paths.dashboard}` },
    after: [
      `Didn’t expect this? Call ${business.phone}, and we’ll sort it out.`,
      'The attachment of this mail takes it off your calendar.',
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

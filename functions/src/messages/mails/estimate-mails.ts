import { agreedAfter, type Estimate, estimateName, estimateNoun } from '@welding/domain/entities/estimate';
import type { MailContent } from '@welding/domain/entities/mail';
import { atDesk, deskPaths } from '@welding/domain/paths';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import { type MailLinks, paperLinkMark } from '#messages/mail-links.ts';

export type EstimateMail = MailLinks & { readonly estimate: Estimate; readonly firstName: string };

/** Says that an estimate is there to be looked at and answered. */
export function estimateMail({ estimate, firstName, preferencesUrl }: EstimateMail): MailContent {
  const { total, depositAmount, validUntil, projectTitle, replaces } = estimate;
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  return renderMail({
    subject: `Your ${noun} ${name}: ${formatDollars(total)}`,
    preheader: `It’s good until ${formatDay(validUntil)}.`,
    heading: replaces ? `Your ${noun} has changed` : `Your ${noun} is ready`,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: replaces
          ? `Here is a new version of your ${noun}. It replaces the one before.`
          : opening(noun),
      },
      {
        facts: [
          [noun === 'estimate' ? 'Estimate' : 'Change order', name],
          ...(projectTitle ? [['For', projectTitle] as const] : []),
          ['Total', formatDollars(total)],
          ...agreedFacts(estimate),
          ...(depositAmount > 0 ? [['Deposit on approval', formatDollars(depositAmount)] as const] : []),
          ['Valid until', formatDay(validUntil)],
        ],
      },
    ],
    action: { label: `See your ${noun}`, url: paperLinkMark },
    after: [
      'It’s also attached as a PDF to print or save.',
      'Unsure about something? Ask it there, or reply to this mail.',
    ],
    ...reminderChoice(preferencesUrl),
  });
}

function opening(noun: ReturnType<typeof estimateNoun>): string {
  const first =
    noun === 'estimate'
      ? 'Thank you for contacting us.'
      : 'There’s a change to your job. Here’s what changes and what it costs.';
  return `${first} You can approve our ${noun} by a signature, ask us something, or decline it, without signing in.`;
}

/** What a change order makes of what was agreed. */
function agreedFacts(estimate: Estimate): (readonly [string, string])[] {
  const { agreedBefore } = estimate;
  if (agreedBefore === undefined) return [];
  return [
    ['Agreed before', formatDollars(agreedBefore)],
    ['New agreed total', formatDollars(agreedAfter(estimate))],
  ];
}

/** Reminds of an estimate that waits for an answer. */
export function estimateReminderMail({ estimate, firstName, preferencesUrl }: EstimateMail): MailContent {
  const { total, validUntil, projectTitle } = estimate;
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  return renderMail({
    subject: `Reminder: your ${noun} ${name}, ${formatDollars(total)}`,
    preheader: `It’s good until ${formatDay(validUntil)}.`,
    heading: `Your ${noun} is waiting for you`,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: `We sent you this ${noun} and have not heard from you. May we go ahead?` },
      {
        facts: [
          [noun === 'estimate' ? 'Estimate' : 'Change order', name],
          ...(projectTitle ? [['For', projectTitle] as const] : []),
          ['Total', formatDollars(total)],
          ['Valid until', formatDay(validUntil)],
        ],
      },
    ],
    action: { label: `See your ${noun}`, url: paperLinkMark },
    after: ['Unsure about something? Ask it there, or reply to this mail.'],
    ...reminderChoice(preferencesUrl),
  });
}

/** Brings what was signed, and says what is next. */
export function estimateApprovedMail({ estimate, firstName, preferencesUrl }: EstimateMail): MailContent {
  const { total, depositAmount, projectTitle, approval } = estimate;
  const name = estimateName(estimate);
  const isDepositDue = depositAmount > 0;
  const noun = estimateNoun(estimate);
  const isSigned = approval?.way !== 'phone';
  return renderMail({
    subject: `You approved ${name}: ${formatDollars(total)}`,
    preheader: `The ${isSigned ? 'signed ' : ''}${noun} is attached.`,
    heading: `${name} is approved`,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `Thank you! The ${isSigned ? 'signed ' : ''}${noun} is attached as a PDF. Please keep it.`,
      },
      {
        facts: [
          [noun === 'estimate' ? 'Estimate' : 'Change order', name],
          ...(projectTitle ? [['For', projectTitle] as const] : []),
          ['Total', formatDollars(total)],
          ...agreedFacts(estimate),
          ...(isDepositDue ? [['Deposit', formatDollars(depositAmount)] as const] : []),
          ...(approval ? [['Approved by', approval.name] as const] : []),
        ],
      },
      {
        paragraph: isDepositDue
          ? 'Next: the deposit, if you have not paid it yet. Then we’ll plan the work with you.'
          : 'Next: we’ll call you to plan the work.',
      },
    ],
    action: { label: isDepositDue ? 'See it and pay the deposit' : `See your ${noun}`, url: paperLinkMark },
    after: ['You did not approve this? Please call us at once.'],
    ...reminderChoice(preferencesUrl),
  });
}

/** Answers what a client asked about an estimate. */
export function estimateAnswerMail({ estimate, firstName, preferencesUrl }: EstimateMail): MailContent {
  const name = estimateName(estimate);
  const { text = '', answer } = estimate.questions.at(-1) ?? {};
  return renderMail({
    subject: `Our answer about ${name}`,
    preheader: 'You asked us something about your estimate.',
    heading: `Our answer about ${name}`,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: `You asked: ${text}` },
      { paragraph: answer?.text ?? '' },
    ],
    action: { label: 'See your estimate', url: paperLinkMark },
    after: ['Your question and our answer are below the estimate, too.'],
    ...reminderChoice(preferencesUrl),
  });
}

/** Tells the business what a client asks about an estimate. */
export function estimateQuestionMail(estimate: Estimate, question: string, siteUrl: string): MailContent {
  const name = estimateName(estimate);
  const client = estimate.recipient?.name ?? 'A client';
  return renderMail({
    subject: `A question about estimate ${name}`,
    preheader: client,
    heading: `A question about ${name}`,
    blocks: [
      {
        facts: [
          ['From', client],
          ...(estimate.projectTitle ? [['Project', estimate.projectTitle] as const] : []),
        ],
      },
      { paragraph: question },
    ],
    action: { label: 'Open the project', url: `${siteUrl}${atDesk(deskPaths.project(estimate.projectId))}` },
    after: ['The client is waiting for an answer: write it below the estimate, or call.'],
  });
}

import { agreedAfter, type Estimate, estimateName, estimateNoun } from '@welding/domain/entities/estimate';
import { localTitle } from '@welding/domain/entities/local-title';
import type { MailContent } from '@welding/domain/entities/mail';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { atDesk, deskPaths } from '@welding/domain/paths';
import { formatDollars } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import { type MailLinks, paperLinkMark } from '#messages/mail-links.ts';
import { greeting } from '#messages/visit-words.ts';
import { estimateMailsTexts } from './estimate-mails-texts.ts';

export type EstimateMail = MailLinks & { readonly estimate: Estimate; readonly firstName: string };

/** Asks the client to read and answer an estimate. */
export function estimateMail({ estimate, firstName, preferencesUrl }: EstimateMail): MailContent {
  const t = estimateMailsTexts();
  const { total, depositAmount, validUntil, projectTitle, replaces } = estimate;
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  return renderMail({
    subject: t.subject(noun, name, formatDollars(total)),
    preheader: t.goodUntil(formatDay(validUntil)),
    heading: replaces ? t.hasChanged(noun) : t.isReady(noun),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: replaces ? t.newVersion(noun) : opening(noun),
      },
      {
        facts: [
          [t.nouns[noun], name],
          ...(projectTitle ? [[t.for, localTitle(projectTitle)] as const] : []),
          ...poFact(estimate),
          [t.total, formatDollars(total)],
          ...agreedFacts(estimate),
          ...(depositAmount > 0 ? [[t.depositOnApproval, formatDollars(depositAmount)] as const] : []),
          [t.validUntil, formatDay(validUntil)],
        ],
      },
    ],
    action: { label: t.seePaper(noun), url: paperLinkMark },
    after: [t.alsoAttached, t.askThere],
    ...reminderChoice(preferencesUrl),
  });
}

function opening(noun: ReturnType<typeof estimateNoun>): string {
  const t = estimateMailsTexts();
  const first = noun === 'estimate' ? t.openingOfEstimate : t.openingOfChangeOrder;
  return `${first} ${t.youCanApprove(noun)}`;
}

/** The number of the client's purchase order, where there is one. */
function poFact({ poNumber }: Estimate): (readonly [string, string])[] {
  return poNumber ? [[paperHeadTexts().poNumber, poNumber]] : [];
}

/** How a change order changes the agreed total. */
function agreedFacts(estimate: Estimate): (readonly [string, string])[] {
  const t = estimateMailsTexts();
  const { agreedBefore } = estimate;
  if (agreedBefore === undefined) return [];
  return [
    [t.agreedBefore, formatDollars(agreedBefore)],
    [t.newAgreedTotal, formatDollars(agreedAfter(estimate))],
  ];
}

export function estimateReminderMail(mail: EstimateMail): MailContent {
  return reminder(mail, reminderChoice(mail.preferencesUrl));
}

/** An automatic reminder, with links to decline in one tap and to stop such mails. */
export function estimateFollowUpMail(mail: EstimateMail): MailContent {
  const t = estimateMailsTexts();
  const preferences = { label: t.stopReminders, url: mail.preferencesUrl() };
  return reminder(mail, { preferences }, [t.declineThere]);
}

function reminder(
  { estimate, firstName }: EstimateMail,
  choice: ReturnType<typeof reminderChoice>,
  also: readonly string[] = [],
): MailContent {
  const t = estimateMailsTexts();
  const { total, validUntil, projectTitle } = estimate;
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  return renderMail({
    subject: t.reminderSubject(noun, name, formatDollars(total)),
    preheader: t.goodUntil(formatDay(validUntil)),
    heading: t.isWaiting(noun),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: t.mayWeGoAhead(noun) },
      {
        facts: [
          [t.nouns[noun], name],
          ...(projectTitle ? [[t.for, localTitle(projectTitle)] as const] : []),
          ...poFact(estimate),
          [t.total, formatDollars(total)],
          [t.validUntil, formatDay(validUntil)],
        ],
      },
    ],
    action: { label: t.seePaper(noun), url: paperLinkMark },
    after: [t.askThere, ...also],
    ...choice,
  });
}

/** Sends the signed estimate and explains the next step. */
export function estimateApprovedMail({ estimate, firstName, preferencesUrl }: EstimateMail): MailContent {
  const t = estimateMailsTexts();
  const { total, depositAmount, projectTitle, approval } = estimate;
  const name = estimateName(estimate);
  const isDepositDue = depositAmount > 0;
  const noun = estimateNoun(estimate);
  const isSigned = approval?.way !== 'phone';
  const nextStep = noun === 'estimate' ? t.nextCall : t.nextGoOn;
  return renderMail({
    subject: t.youApproved(name, formatDollars(total)),
    preheader: t.isAttached(noun, isSigned),
    heading: t.isApproved(name),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: t.thankYouAttached(noun, isSigned),
      },
      {
        facts: [
          [t.nouns[noun], name],
          ...(projectTitle ? [[t.for, localTitle(projectTitle)] as const] : []),
          ...poFact(estimate),
          [t.total, formatDollars(total)],
          ...agreedFacts(estimate),
          ...(isDepositDue ? [[t.deposit, formatDollars(depositAmount)] as const] : []),
          ...(approval ? [[t.approvedBy, approval.name] as const] : []),
        ],
      },
      {
        paragraph: isDepositDue ? t.nextDeposit : nextStep,
      },
    ],
    action: {
      label: isDepositDue ? t.seeAndPayDeposit : t.seePaper(noun),
      url: paperLinkMark,
    },
    after: [t.notApprovedByYou],
    ...reminderChoice(preferencesUrl),
  });
}

/** Answers a client's question about an estimate. */
export function estimateAnswerMail({ estimate, firstName, preferencesUrl }: EstimateMail): MailContent {
  const t = estimateMailsTexts();
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  const { text = '', answer } = estimate.questions.at(-1) ?? {};
  return renderMail({
    subject: t.answerAbout(name),
    preheader: t.youAskedAbout(noun),
    heading: t.answerAbout(name),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: t.youAsked(text) },
      { paragraph: answer?.text ?? '' },
    ],
    action: { label: t.seePaper(noun), url: paperLinkMark },
    after: [t.answerIsBelow(noun)],
    ...reminderChoice(preferencesUrl),
  });
}

/** Tells the business of a client's question about an estimate. */
export function estimateQuestionMail(estimate: Estimate, question: string, siteUrl: string): MailContent {
  const t = estimateMailsTexts();
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  const client = estimate.recipient?.name ?? t.aClient;
  return renderMail({
    subject: t.questionSubject(noun, name),
    preheader: client,
    heading: t.questionAbout(name),
    blocks: [
      {
        facts: [
          [t.from, client],
          ...(estimate.projectTitle ? [[t.project, estimate.projectTitle] as const] : []),
        ],
      },
      { paragraph: question },
    ],
    action: {
      label: t.openTheProject,
      url: `${siteUrl}${atDesk(deskPaths.project(estimate.projectId))}`,
    },
    after: [t.clientWaits(noun)],
  });
}

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
  const texts = estimateMailsTexts();
  const { total, depositAmount, validUntil, projectTitle, replaces } = estimate;
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  return renderMail({
    subject: texts.subject(noun, name, formatDollars(total)),
    preheader: texts.goodUntil(formatDay(validUntil)),
    heading: replaces ? texts.hasChanged(noun) : texts.isReady(noun),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: replaces ? texts.newVersion(noun) : opening(noun),
      },
      {
        facts: [
          [texts.nouns[noun], name],
          ...(projectTitle ? [[texts.for, localTitle(projectTitle)] as const] : []),
          ...poFact(estimate),
          [texts.total, formatDollars(total)],
          ...agreedFacts(estimate),
          ...(depositAmount > 0 ? [[texts.depositOnApproval, formatDollars(depositAmount)] as const] : []),
          [texts.validUntil, formatDay(validUntil)],
        ],
      },
    ],
    action: { label: texts.seePaper(noun), url: paperLinkMark },
    after: [texts.alsoAttached, texts.askThere],
    ...reminderChoice(preferencesUrl),
  });
}

function opening(noun: ReturnType<typeof estimateNoun>): string {
  const texts = estimateMailsTexts();
  const first = noun === 'estimate' ? texts.openingOfEstimate : texts.openingOfChangeOrder;
  return `${first} ${texts.youCanApprove(noun)}`;
}

/** The number of the client's purchase order, where there is one. */
function poFact({ poNumber }: Estimate): (readonly [string, string])[] {
  return poNumber ? [[paperHeadTexts().poNumber, poNumber]] : [];
}

/** How a change order changes the agreed total. */
function agreedFacts(estimate: Estimate): (readonly [string, string])[] {
  const texts = estimateMailsTexts();
  const { agreedBefore } = estimate;
  if (agreedBefore === undefined) return [];
  return [
    [texts.agreedBefore, formatDollars(agreedBefore)],
    [texts.newAgreedTotal, formatDollars(agreedAfter(estimate))],
  ];
}

export function estimateReminderMail(mail: EstimateMail): MailContent {
  return reminder(mail, reminderChoice(mail.preferencesUrl));
}

/** An automatic reminder, with links to decline in one tap and to stop such mails. */
export function estimateFollowUpMail(mail: EstimateMail): MailContent {
  const texts = estimateMailsTexts();
  const preferences = { label: texts.stopReminders, url: mail.preferencesUrl() };
  return reminder(mail, { preferences }, [texts.declineThere]);
}

function reminder(
  { estimate, firstName }: EstimateMail,
  choice: ReturnType<typeof reminderChoice>,
  also: readonly string[] = [],
): MailContent {
  const texts = estimateMailsTexts();
  const { total, validUntil, projectTitle } = estimate;
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  return renderMail({
    subject: texts.reminderSubject(noun, name, formatDollars(total)),
    preheader: texts.goodUntil(formatDay(validUntil)),
    heading: texts.isWaiting(noun),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: texts.mayWeGoAhead(noun) },
      {
        facts: [
          [texts.nouns[noun], name],
          ...(projectTitle ? [[texts.for, localTitle(projectTitle)] as const] : []),
          ...poFact(estimate),
          [texts.total, formatDollars(total)],
          [texts.validUntil, formatDay(validUntil)],
        ],
      },
    ],
    action: { label: texts.seePaper(noun), url: paperLinkMark },
    after: [texts.askThere, ...also],
    ...choice,
  });
}

/** Sends the signed estimate and explains the next step. */
export function estimateApprovedMail({ estimate, firstName, preferencesUrl }: EstimateMail): MailContent {
  const texts = estimateMailsTexts();
  const { total, depositAmount, projectTitle, approval } = estimate;
  const name = estimateName(estimate);
  const isDepositDue = depositAmount > 0;
  const noun = estimateNoun(estimate);
  const isSigned = approval?.way !== 'phone';
  const nextStep = noun === 'estimate' ? texts.nextCall : texts.nextGoOn;
  return renderMail({
    subject: texts.youApproved(name, formatDollars(total)),
    preheader: texts.isAttached(noun, isSigned),
    heading: texts.isApproved(name),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: texts.thankYouAttached(noun, isSigned),
      },
      {
        facts: [
          [texts.nouns[noun], name],
          ...(projectTitle ? [[texts.for, localTitle(projectTitle)] as const] : []),
          ...poFact(estimate),
          [texts.total, formatDollars(total)],
          ...agreedFacts(estimate),
          ...(isDepositDue ? [[texts.deposit, formatDollars(depositAmount)] as const] : []),
          ...(approval ? [[texts.approvedBy, approval.name] as const] : []),
        ],
      },
      {
        paragraph: isDepositDue ? texts.nextDeposit : nextStep,
      },
    ],
    action: {
      label: isDepositDue ? texts.seeAndPayDeposit : texts.seePaper(noun),
      url: paperLinkMark,
    },
    after: [texts.notApprovedByYou],
    ...reminderChoice(preferencesUrl),
  });
}

/** Answers a client's question about an estimate. */
export function estimateAnswerMail({ estimate, firstName, preferencesUrl }: EstimateMail): MailContent {
  const texts = estimateMailsTexts();
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  const { text = '', answer } = estimate.questions.at(-1) ?? {};
  return renderMail({
    subject: texts.answerAbout(name),
    preheader: texts.youAskedAbout(noun),
    heading: texts.answerAbout(name),
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: texts.youAsked(text) },
      { paragraph: answer?.text ?? '' },
    ],
    action: { label: texts.seePaper(noun), url: paperLinkMark },
    after: [texts.answerIsBelow(noun)],
    ...reminderChoice(preferencesUrl),
  });
}

/** Tells the business of a client's question about an estimate. */
export function estimateQuestionMail(estimate: Estimate, question: string, siteUrl: string): MailContent {
  const texts = estimateMailsTexts();
  const name = estimateName(estimate);
  const noun = estimateNoun(estimate);
  const client = estimate.recipient?.name ?? texts.aClient;
  return renderMail({
    subject: texts.questionSubject(noun, name),
    preheader: client,
    heading: texts.questionAbout(name),
    blocks: [
      {
        facts: [
          [texts.from, client],
          ...(estimate.projectTitle ? [[texts.project, estimate.projectTitle] as const] : []),
        ],
      },
      { paragraph: question },
    ],
    action: {
      label: texts.openTheProject,
      url: `${siteUrl}${atDesk(deskPaths.project(estimate.projectId))}`,
    },
    after: [texts.clientWaits(noun)],
  });
}

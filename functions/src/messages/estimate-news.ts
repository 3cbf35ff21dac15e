import { type Estimate, estimateName } from '@welding/domain/entities/estimate';
import { type MailContent, type MailKind, mailId } from '@welding/domain/entities/mail';
import { pushId } from '@welding/domain/entities/push';
import { type Recipient, recipientsOf, recipientsOfApproval } from '@welding/domain/entities/recipients';
import { atDesk, deskPaths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { formatDollars } from '@welding/domain/values/money';
import { findClient } from '#clients/clients.ts';
import { config } from '#config.ts';
import { writtenTo } from '#language.ts';
import { endsReminders, mailLinks } from './mail-links.ts';
import {
  type EstimateMail,
  estimateAnswerMail,
  estimateApprovedMail,
  estimateFollowUpMail,
  estimateMail,
  estimateQuestionMail,
} from './mails/estimate-mails.ts';
import { addressedTo, type MailBatch, queueMail } from './mails.ts';
import { pushesTexts } from './push/pushes-texts.ts';
import { type PushBatch, queuePush } from './pushes.ts';

export async function estimateSent(batch: MailBatch, estimate: Estimate): Promise<void> {
  await queueToClient(batch, estimate, 'estimate', estimateMail);
}

/** Mails the client the signed copy of an approval, and notifies staff of any answer. */
export async function estimateAnswered(batch: MailBatch & PushBatch, estimate: Estimate): Promise<void> {
  const { id, projectId, status, total, recipient } = estimate;
  const approved = status === 'approved';
  const kind = approved ? 'estimate-approved' : 'estimate-declined';
  if (approved) await queueToClient(batch, estimate, 'estimate-approved', estimateApprovedMail);
  await queuePush(batch, () => ({
    id: pushId(kind, id),
    kind,
    title: approved ? pushesTexts().estimateApproved : pushesTexts().estimateDeclined,
    body: `${estimateName(estimate)}, ${formatDollars(total)}`,
    ...(recipient && {
      namedBody: `${recipient.name}: ${estimateName(estimate)}, ${formatDollars(total)}`,
    }),
    path: atDesk(deskPaths.project(projectId)),
  }));
}

/** Mails the business the client's last question, and notifies staff. */
export async function estimateQuestioned(batch: MailBatch & PushBatch, estimate: Estimate): Promise<void> {
  const { id, clientId, projectId, questions, recipient } = estimate;
  const { text = '' } = questions.at(-1) ?? {};
  await queueMail(batch, {
    ...writtenTo(undefined, () => estimateQuestionMail(estimate, text, config().SITE_URL)),
    id: mailId('estimate-question', id, questions.length),
    kind: 'estimate-question',
    to: business.email,
    clientId,
    projectId,
    estimateId: id,
  });
  await queuePush(batch, () => ({
    id: pushId('estimate-question', id, questions.length),
    kind: 'estimate-question',
    title: pushesTexts().question,
    body: estimateName(estimate),
    ...(recipient && { namedBody: `${recipient.name}, ${estimateName(estimate)}` }),
    path: atDesk(deskPaths.project(projectId)),
  }));
}

export async function estimateQuestionAnswered(batch: MailBatch, estimate: Estimate): Promise<void> {
  const { at = '' } = estimate.questions.at(-1)?.answer ?? {};
  await queueToClient(batch, estimate, 'estimate-answer', estimateAnswerMail, Date.parse(at));
}

/** Adds the mails that ask for an answer, with an unsubscribe link, to the batch that records the follow-up. */
export async function queueFollowUp(
  batch: MailBatch,
  estimate: Estimate,
  readers: readonly Recipient[],
): Promise<void> {
  const { id, clientId, projectId, followedUpAt } = estimate;
  const kind = 'estimate-follow-up';
  for (const reader of readers) {
    const { person, firstName } = reader;
    const links = mailLinks({ clientId, person });
    await queueMail(batch, {
      ...writtenTo(reader, () => estimateFollowUpMail({ estimate, firstName, ...links })),
      headers: endsReminders({ clientId, person }),
      ...addressedTo(reader, clientId, mailId(kind, id, followedUpAt.length)),
      kind,
      projectId,
      estimateId: id,
    });
  }
}

async function queueToClient(
  batch: MailBatch,
  estimate: Estimate,
  kind: MailKind,
  write: (mail: EstimateMail) => MailContent,
  occasion?: number,
): Promise<void> {
  const client = await findClient(estimate.clientId);
  const readers =
    kind === 'estimate-approved' ? recipientsOfApproval(client, estimate) : recipientsOf(client, 'estimates');
  const { clientId, projectId } = estimate;
  for (const reader of readers) {
    const { person, firstName } = reader;
    const links = mailLinks({ clientId, person });
    await queueMail(batch, {
      // A sent estimate keeps its language.
      ...writtenTo(estimate, () => write({ estimate, firstName, ...links })),
      ...addressedTo(reader, clientId, mailId(kind, estimate.id, occasion)),
      kind,
      projectId,
      estimateId: estimate.id,
    });
  }
}

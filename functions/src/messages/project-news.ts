import type { Client } from '@welding/domain/entities/client';
import { localTitle } from '@welding/domain/entities/local-title';
import { mailId } from '@welding/domain/entities/mail';
import type { Project } from '@welding/domain/entities/project';
import { pushId } from '@welding/domain/entities/push';
import type { Quote } from '@welding/domain/entities/quote';
import { clientItself } from '@welding/domain/entities/recipients';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { atDesk, deskPaths, paths } from '@welding/domain/paths';
import { emailSchema } from '@welding/domain/values/email';
import { writtenTo } from '#language.ts';
import { type MailLinks, mailLinks } from './mail-links.ts';
import { quoteAnsweredMail, quoteReceivedMail } from './mails/quote-mails.ts';
import { type MailBatch, queueMail, queueMailOnce } from './mails.ts';
import { pushesTexts } from './push/pushes-texts.ts';
import { type PushBatch, queuePush } from './pushes.ts';

type NewRequest = {
  readonly quote: Quote;
  /** False above the limit of mails to one recipient. */
  readonly isConfirmed: boolean;
};

/** Mails the sender a confirmation, and notifies staff. */
export async function requestReceived(
  batch: MailBatch & PushBatch,
  { quote, isConfirmed }: NewRequest,
): Promise<void> {
  const { id, firstName, lastName, serviceType } = quote;
  const to = emailSchema.safeParse(quote.email);
  if (isConfirmed && to.success) {
    await queueMail(batch, {
      ...writtenTo(quote, () => quoteReceivedMail(quote)),
      id: mailId('quote-received', id),
      kind: 'quote-received',
      to: to.data,
      quoteId: id,
    });
  }
  await queuePush(batch, () => ({
    id: pushId('new-request', id),
    kind: 'new-request',
    title: pushesTexts().newRequest,
    body: serviceTypeLabels[serviceType],
    namedBody: `${firstName} ${lastName}: ${serviceTypeLabels[serviceType]}`,
    path: atDesk(deskPaths.request(id)),
  }));
}

type AnsweredQuote = {
  readonly quote: Quote;
  readonly project: Pick<Project, 'title' | 'serviceType'>;
  /** The client; `email` may be empty. */
  readonly reader: Pick<Client, 'email' | 'language'>;
  readonly links: MailLinks;
};

/** The mail about the next steps, to the request's email, else the client's; undefined without either. */
export function quoteAnswer({ quote, project, reader, links }: AnsweredQuote) {
  const to = [quote.email, reader.email].find((email) => emailSchema.safeParse(email).success);
  if (!to) return undefined;
  const opensPortal = to === reader.email;
  const write = () => quoteAnsweredMail({ ...links, quote, project, opensPortal });
  // A request may name another address than its client's, whose reader is no person of the client.
  return {
    to,
    ...(opensPortal && { person: clientItself }),
    ...writtenTo(opensPortal ? reader : quote, write),
  };
}

/** Mails the next steps, once, even if the request is accepted again after an undo. */
export async function requestAccepted(
  batch: MailBatch,
  { project, ...answered }: Omit<AnsweredQuote, 'links'> & { readonly project: Project },
): Promise<void> {
  const { clientId, id: projectId } = project;
  const links = mailLinks({ clientId, person: clientItself });
  const mail = quoteAnswer({ ...answered, project, links });
  if (!mail) return;
  const { id: quoteId } = answered.quote;
  const id = mailId('quote-answered', quoteId);
  await queueMailOnce(batch, { ...mail, id, kind: 'quote-answered', quoteId, clientId, projectId });
}

/** Notifies the client of a just finished project. */
export async function projectChanged(
  batch: PushBatch,
  { before, after }: { readonly before: Project; readonly after: Project },
): Promise<void> {
  const { id, clientId, status, title, completedDate } = after;
  if (status !== 'completed' || before.status === 'completed') return;
  await queuePush(batch, () => ({
    id: pushId('project-finished', id, completedDate && Date.parse(completedDate)),
    kind: 'project-finished',
    clientId,
    title: pushesTexts().projectFinished,
    body: pushesTexts().seeInPortal,
    namedBody: pushesTexts().namedFinished(localTitle(title)),
    path: paths.dashboard,
  }));
}

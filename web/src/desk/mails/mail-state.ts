import { type Mail, mailFailureText } from '@welding/domain/entities/mail';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { mailsTexts } from './mails-texts.ts';

type MailState = { readonly label: string; readonly tone: 'yellow' | 'green' | 'red' | 'grey' };

export function mailState({ status, attempts }: Pick<Mail, 'status' | 'attempts'>): MailState {
  const t = mailsTexts();
  switch (status) {
    case 'queued':
      return { label: attempts === 0 ? t.onItsWay : t.waiting, tone: 'yellow' };
    case 'sent':
      return { label: t.sent, tone: 'green' };
    case 'failed':
      return { label: t.notSent, tone: 'red' };
    case 'dismissed':
      return { label: t.dismissedUnsent, tone: 'grey' };
    case 'withdrawn':
      return { label: t.withdrawn, tone: 'grey' };
    case 'other':
      return { label: t.otherState, tone: 'grey' };
  }
}

/** For example 'To casey@example.com, Sun, Nov 22, 2026, 9:41 AM'. */
export function mailFacts({ to, sentAt, createdAt }: Pick<Mail, 'to' | 'sentAt' | 'createdAt'>): string {
  const t = mailsTexts();
  const when = formatChicagoDateTime(new Date(sentAt ?? createdAt));
  return to ? t.facts(to, when) : t.factsOfGone(when);
}

export function mailTrouble({
  status,
  attempts,
  failure,
  dueAt,
}: Pick<Mail, 'status' | 'attempts' | 'failure' | 'dueAt'>): string | undefined {
  if (status === 'sent' || !failure) return undefined;
  if (status !== 'queued') return `${mailFailureText(failure)}.`;
  return `${mailFailureText(failure)}. ${mailsTexts().tried(attempts, formatChicagoDateTime(new Date(dueAt)))}`;
}

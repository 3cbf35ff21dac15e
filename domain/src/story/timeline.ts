import type { AuditEntry } from '../entities/audit-entry.ts';
import { auditDeed } from '../entities/audit-words.ts';
import { type ContactRole, hasRole } from '../entities/client.ts';
import type { Mail } from '../entities/mail.ts';
import { tapActions } from '../entities/visit-tap.ts';
import { deskPaths } from '../paths.ts';
import { business } from '../values/business.ts';
import { currentLanguage } from '../values/language.ts';
import { eventsOfPayment } from './events-of-payment.ts';
import { eventsOfProject, eventsOfVisit, isCancellation } from './job-events.ts';
import { eventsOfEstimate, eventsOfInvoice } from './paper-events.ts';
import {
  compareTimes,
  happened,
  type ProjectStory,
  type StoryEvent,
  type Who,
  whoDid,
  whoOf,
} from './story-event.ts';
import { readersOf, roleOf, type TimelineEntry, timelineKinds } from './timeline-entry.ts';
import { timelineTexts } from './timeline-texts.ts';

/** The client, or a contact who sees the events of its roles. */
type Reader = {
  readonly contactId?: string | undefined;
  readonly roles?: readonly ContactRole[] | undefined;
};

/** The events of a project, newest first, in the reader's language. */
export function timelineOf(story: ProjectStory, reader: 'desk' | Reader): TimelineEntry[] {
  const events = [
    ...eventsOfProject(story),
    ...story.estimates.flatMap((estimate) => eventsOfEstimate(estimate, story)),
    ...story.visits.flatMap((visit) => eventsOfVisit(visit, story)),
    ...story.invoices.flatMap((invoice) => eventsOfInvoice(invoice, story)),
    ...story.payments.flatMap((payment) => eventsOfPayment(payment, story)),
    ...story.mails.flatMap((mail) => eventsOfMail(mail, story)),
    ...otherChanges(story),
  ];
  return events
    .filter(
      (event) =>
        reader === 'desk' || (isForClient(event, story) && hasRole(reader.roles, roleOf(event.kind))),
    )
    .toSorted((one, other) => compareTimes(other.at, one.at) || rank(other) - rank(one))
    .map(({ who, paths: ways, ...entry }) => {
      const path = reader === 'desk' ? ways?.desk : ways?.portal;
      return {
        ...entry,
        actor: reader === 'desk' ? who.name : nameForClient(who, reader),
        ...(path && { path }),
      };
    });
}

const rank = ({ kind }: StoryEvent) => timelineKinds.indexOf(kind);

function nameForClient({ name, isClient, contactId }: Who, reader: Reader): string {
  if (!isClient) return business.name;
  return contactId === reader.contactId ? timelineTexts().you : name;
}

/** Hides papers that were never sent. */
function isForClient({ kind, paths: ways }: StoryEvent, { invoices }: ProjectStory): boolean {
  const isOfDraft = invoices.some(({ id, onPortal }) => !onPortal && ways?.desk === deskPaths.invoice(id));
  return readersOf[kind] === 'both' && !isOfDraft;
}

function eventsOfMail(mail: Mail, story: ProjectStory): StoryEvent[] {
  const { status, language = 'en', inEnglish, inSpanish } = mail;
  const t = timelineTexts();
  const own = currentLanguage();
  const beside = language === own ? undefined : own === 'en' ? inEnglish : inSpanish;
  const subject = beside?.subject ?? mail.subject;
  const who = whoDid(story, mail.id, ['wrote']);
  if (status === 'sent') {
    return [{ kind: 'mail_sent', at: mail.sentAt ?? mail.createdAt, who, sentence: t.mailSent(subject) }];
  }
  const failed = { kind: 'mail_failed', who, sentence: t.mailFailed(subject) } as const;
  return happened(status === 'failed' ? mail.createdAt : undefined, failed);
}

/** Actions that other records already tell, or that do not concern the job. */
const toldElsewhere: ReadonlySet<AuditEntry['action']> = new Set([
  'created',
  'added',
  'accepted',
  'opened',
  'sent',
  'approved',
  'declined',
  'replaced',
  'asked about',
  'answered a question about',
  'collected a signature on',
  'recorded a phone approval of',
  'recorded',
  'refunded',
  'voided',
  'credited',
  'wrote',
  'added a photo to',
  tapActions['on-my-way'],
  tapActions.start,
  tapActions.finish,
]);

function otherChanges({ changes }: ProjectStory): StoryEvent[] {
  return changes
    .filter((entry) => !toldElsewhere.has(entry.action) && !isToldAsMove(entry) && !isCancellation(entry))
    .map((entry) => ({ kind: 'changed', at: entry.at, who: whoOf(entry), sentence: auditDeed(entry) }));
}

function isToldAsMove({ action, entity, changes }: AuditEntry): boolean {
  const told = entity === 'appointment' ? 'scheduledDate' : entity === 'project' ? 'status' : undefined;
  return action === 'changed' && changes.some(({ field }) => field === told);
}

import type { Appointment } from '../entities/appointment.ts';
import type { AuditAction, AuditEntry } from '../entities/audit-entry.ts';
import { actorName, auditDeed } from '../entities/audit-words.ts';
import { type ContactRole, hasRole } from '../entities/client.ts';
import { type Estimate, estimateName, estimateNoun } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import type { Mail } from '../entities/mail.ts';
import { failureText, type Payment } from '../entities/payment.ts';
import { paymentMethodName } from '../entities/payment-record.ts';
import { knownProjectStatus } from '../entities/project-request.ts';
import type { Quote } from '../entities/quote.ts';
import { toldTitle } from '../entities/told-title.ts';
import { tapActions } from '../entities/visit-tap.ts';
import { deskPaths, paths } from '../paths.ts';
import { business } from '../values/business.ts';
import { chicagoDate } from '../values/chicago-day.ts';
import { formatChicagoDateTime } from '../values/chicago-time.ts';
import { currentLanguage } from '../values/language.ts';
import type { ProjectBooks } from './project-stage.ts';
import { readersOf, roleOf, type TimelineEntry, type TimelineKind, timelineKinds } from './timeline-entry.ts';
import { timelineTexts } from './timeline-texts.ts';

/** A project with all its records, in any order. */
export type ProjectStory = ProjectBooks & {
  readonly requests: readonly Quote[];
  readonly mails: readonly Mail[];
  readonly changes: readonly AuditEntry[];
  /** Used when the history names no one. */
  readonly clientName: string;
};

/** `contactId` for a contact who acted for the client. */
type Who = { readonly name: string; readonly isClient: boolean; readonly contactId?: string };
/** The client, or a contact of it, who sees what its roles give. */
type Reader = {
  readonly contactId?: string | undefined;
  readonly roles?: readonly ContactRole[] | undefined;
};
type Event = Omit<TimelineEntry, 'actor' | 'path'> & {
  readonly who: Who;
  readonly paths?: { readonly desk: string; readonly portal?: string };
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
    .toSorted((one, other) => compare(other.at, one.at) || rank(other) - rank(one))
    .map(({ who, paths: ways, ...entry }) => {
      const path = reader === 'desk' ? ways?.desk : ways?.portal;
      return {
        ...entry,
        actor: reader === 'desk' ? who.name : nameForClient(who, reader),
        ...(path && { path }),
      };
    });
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const rank = ({ kind }: Event) => timelineKinds.indexOf(kind);

function nameForClient({ name, isClient, contactId }: Who, reader: Reader): string {
  if (!isClient) return business.name;
  return contactId === reader.contactId ? timelineTexts().you : name;
}

/** Hides papers that were never sent. */
function isForClient({ kind, paths: ways }: Event, { invoices }: ProjectStory): boolean {
  const isOfDraft = invoices.some(({ id, onPortal }) => !onPortal && ways?.desk === deskPaths.invoice(id));
  return readersOf[kind] === 'both' && !isOfDraft;
}

const staffOf = (name: string): Who => ({ name, isClient: false });
const us = staffOf(business.name);

function whoOf({ actor }: AuditEntry): Who {
  const isContact = actor.role === 'contact';
  return {
    name: actor.role === 'system' ? business.name : actorName(actor),
    isClient: actor.role === 'client' || isContact,
    ...(isContact && { contactId: actor.id }),
  };
}

/** Who last did one of these; `otherwise` without a history entry. */
function whoDid(
  { changes }: ProjectStory,
  entityId: string,
  actions: readonly AuditAction[],
  otherwise = us,
): Who {
  const last = changes
    .filter((entry) => entry.entityId === entityId && actions.includes(entry.action))
    .toSorted((one, other) => compare(other.at, one.at))[0];
  return last ? whoOf(last) : otherwise;
}

function clientOf({ clientName }: ProjectStory, name = clientName): Who {
  return { name, isClient: true };
}

function eventsOfProject(story: ProjectStory): Event[] {
  const { project, requests, changes } = story;
  const texts = timelineTexts();
  const ofProject = changes.filter(({ entityId }) => entityId === project.id);
  const moves = ofProject.flatMap((entry): Event[] => {
    const to = entry.changes.find(({ field }) => field === 'status')?.to;
    if (entry.action !== 'changed' || typeof to !== 'string') return [];
    const sentence = texts.projectMoves[knownProjectStatus(to)];
    return [{ kind: 'project_status', at: entry.at, who: whoOf(entry), sentence }];
  });
  return [
    ...requests.map(
      (quote): Event => ({
        kind: 'requested',
        at: quote.createdAt,
        who: clientOf(story, `${quote.firstName} ${quote.lastName}`.trim()),
        sentence: texts.asked,
        paths: { desk: deskPaths.request(quote.id) },
      }),
    ),
    {
      kind: 'project_opened',
      at: project.createdAt,
      who: whoDid(story, project.id, ['created', 'added']),
      sentence: texts.projectOpened,
    },
    ...moves,
    ...photosAdded(ofProject),
  ];
}

/** One entry per person and day for added photos. */
function photosAdded(entries: readonly AuditEntry[]): Event[] {
  const added = entries.filter(({ action }) => action === 'added a photo to');
  const days = Map.groupBy(added, ({ actor, at }) => `${actor.id} ${chicagoDate(new Date(at))}`);
  return [...days.values()].flatMap((ofDay): Event[] => {
    const last = ofDay.toSorted((one, other) => compare(other.at, one.at))[0];
    if (!last) return [];
    const sentence = timelineTexts().photosAdded(ofDay.length);
    return [{ kind: 'photos_added', at: last.at, who: whoOf(last), sentence }];
  });
}

function eventsOfEstimate(estimate: Estimate, story: ProjectStory): Event[] {
  const { id, total, approval, declinedAt, declineReason, questions } = estimate;
  const texts = timelineTexts();
  const paper = texts.papers[estimateNoun(estimate)](estimateName(estimate));
  const common = {
    paths: { desk: deskPaths.estimate(id), ...(estimate.onPortal && { portal: paths.estimate(id) }) },
  };
  const because = (sentence: string) => (declineReason ? texts.because(sentence, declineReason) : sentence);
  return [
    {
      ...common,
      kind: 'estimate_written',
      at: estimate.createdAt,
      who: whoDid(story, id, ['created']),
      sentence: texts.wrote(paper),
      amount: total,
    },
    ...happened(estimate.sentAt, {
      ...common,
      kind: 'estimate_sent',
      who: whoDid(story, id, ['sent']),
      sentence: texts.sent(paper),
      amount: total,
    }),
    ...questions.flatMap(({ at, text, answer }): Event[] => [
      {
        ...common,
        kind: 'estimate_question',
        at,
        who: whoAsked(story, id, text),
        sentence: texts.askedAbout(paper, text),
      },
      ...happened(answer?.at, {
        ...common,
        kind: 'estimate_answered',
        who: whoDid(story, id, ['answered a question about']),
        sentence: texts.answered(paper, answer?.text ?? ''),
      }),
    ]),
    ...happened(declinedAt, {
      ...common,
      who: whoDid(story, id, ['declined'], clientOf(story)),
      kind: 'estimate_declined',
      sentence: because(texts.declined(paper)),
    }),
    ...happened(approval?.at, {
      ...common,
      kind: 'estimate_approved',
      who: { ...whoDid(story, id, ['approved'], clientOf(story)), ...clientOf(story, approval?.name) },
      sentence: approvedWords(paper, approval),
      amount: total,
    }),
  ];
}

/** The history notes the text of each question. */
function whoAsked({ changes, ...story }: ProjectStory, entityId: string, text: string): Who {
  const asked = changes.filter((entry) => entry.action !== 'asked about' || entry.note === text);
  return whoDid({ ...story, changes: asked }, entityId, ['asked about'], clientOf({ ...story, changes }));
}

function approvedWords(paper: string, approval: Estimate['approval']): string {
  const texts = timelineTexts();
  const staff = approval?.staff?.name ?? business.name;
  if (approval?.way === 'in_person') return texts.signedWith(paper, staff);
  if (approval?.way === 'phone') return texts.approvedByPhone(paper, staff);
  return texts.approved(paper);
}

function happened(at: string | undefined, event: Omit<Event, 'at'>): Event[] {
  return at === undefined ? [] : [{ ...event, at }];
}

function eventsOfVisit(visit: Appointment, story: ProjectStory): Event[] {
  const texts = timelineTexts();
  const title = toldTitle(visit.title);
  const common = { paths: { desk: deskPaths.visit(visit.id) } };
  const own = story.changes.filter(({ entityId }) => entityId === visit.id);
  const movedTo = (entry: AuditEntry) => entry.changes.find(({ field }) => field === 'scheduledDate');
  const moves = own.filter((entry) => entry.action === 'changed' && movedTo(entry));
  const first = moves.toSorted((one, other) => compare(one.at, other.at))[0];
  const planned = first && movedTo(first)?.from;
  const time = (instant: unknown) => formatChicagoDateTime(new Date(String(instant)));
  const tapped = (at: string | undefined, kind: TimelineKind, action: AuditAction, sentence: string) =>
    happened(at, { ...common, kind, who: whoTapped(own, action, at), sentence });
  return [
    {
      ...common,
      kind: 'visit_planned',
      at: visit.createdAt,
      who: whoDid(story, visit.id, ['created']),
      sentence: texts.visitPlanned(title, time(planned ?? visit.scheduledDate)),
    },
    ...moves.map(
      (entry): Event => ({
        ...common,
        kind: 'visit_moved',
        at: entry.at,
        who: whoOf(entry),
        sentence: texts.visitMoved(title, time(movedTo(entry)?.to)),
      }),
    ),
    ...(visit.status === 'cancelled' ? own.filter(isCancellation).slice(0, 1) : []).map(
      (entry): Event => ({
        ...common,
        kind: 'visit_cancelled',
        at: entry.tappedAt ?? entry.at,
        who: whoOf(entry),
        sentence: texts.visitCancelled(title),
      }),
    ),
    ...tapped(visit.onMyWayAt, 'visit_on_my_way', tapActions['on-my-way'], texts.onMyWay(title)),
    ...tapped(visit.startedAt, 'visit_started', tapActions.start, texts.started(title)),
    ...tapped(visit.finishedAt, 'visit_finished', tapActions.finish, texts.finished(title)),
  ];
}

/** Who tapped at that time, for each crew member's own tap. */
function whoTapped(entries: readonly AuditEntry[], action: AuditAction, at: string | undefined): Who {
  const taps = entries.filter((entry) => entry.action === action);
  const tap = taps.find(({ tappedAt }) => tappedAt === at) ?? taps[0];
  return tap ? whoOf(tap) : us;
}

function isCancellation({ action, changes }: AuditEntry): boolean {
  return (
    action === 'cancelled' ||
    (action === 'changed' && changes.some(({ field, to }) => field === 'status' && to === 'cancelled'))
  );
}

function eventsOfInvoice(invoice: Invoice, story: ProjectStory): Event[] {
  const { id, number, total, credits, voidReason, onPortal } = invoice;
  const texts = timelineTexts();
  const paper = texts.invoice(number);
  const common = { paths: { desk: deskPaths.invoice(id), ...(onPortal && { portal: paths.invoice(id) }) } };
  const by = (...actions: AuditAction[]) => whoDid(story, id, actions);
  const asked = { ...common, amount: total };
  return [
    {
      ...asked,
      kind: 'invoice_written',
      at: invoice.createdAt,
      who: by('created'),
      sentence: texts.wrote(paper),
    },
    ...happened(invoice.sentAt, {
      ...asked,
      kind: 'invoice_sent',
      who: by('sent'),
      sentence: texts.sent(paper),
    }),
    ...credits.map(
      ({ at, amount }): Event => ({
        ...common,
        kind: 'invoice_credited',
        at,
        who: by('credited'),
        sentence: texts.credited(paper),
        amount,
      }),
    ),
    ...happened(invoice.voidedAt, {
      ...common,
      kind: 'invoice_void',
      who: by('voided'),
      sentence: voidReason ? texts.because(texts.voided(paper), voidReason) : texts.voided(paper),
    }),
  ];
}

function eventsOfPayment(payment: Payment, story: ProjectStory): Event[] {
  const { id, status, amount, invoiceId, collectedBy, refunds = [], handBacks = [] } = payment;
  const texts = timelineTexts();
  const common = invoiceId
    ? { paths: { desk: deskPaths.invoice(invoiceId), portal: paths.invoice(invoiceId) } }
    : {};
  const at = payment.paidAt ?? payment.createdAt;
  const by = (...actions: AuditAction[]) => whoDid(story, id, actions);
  const kind = payment.kind ?? 'payment';
  const method = paymentMethodName({ method: payment.method });
  const isBank = payment.method === 'bank_transfer';
  const isVoid = status === 'canceled' && payment.stripePaymentIntentId === undefined;
  const hasCome = status === 'succeeded' || status === 'refunded' || isVoid;
  const whoPaid = payment.stripePaymentIntentId
    ? clientOf(story)
    : collectedBy
      ? staffOf(collectedBy.name)
      : by('recorded');
  const paid = {
    ...common,
    kind: kind === 'refund' ? 'refunded' : 'paid',
    who: whoPaid,
    sentence: collectedBy ? texts.collected(method) : texts.paid[kind](method),
    amount,
  } as const;
  const back = (times: Payment['refunds'], sum: number | undefined, last: string | undefined) =>
    (times?.length ? times : sum && last ? [{ at: last, amount: sum }] : []).map(
      (refund): Event => ({
        ...common,
        kind: 'refunded',
        who: by('refunded'),
        sentence: texts.refunded,
        ...refund,
      }),
    );
  return [
    ...happened(hasCome ? at : undefined, paid),
    ...back(refunds, payment.refundedAmount, payment.refundedAt),
    ...back(handBacks, payment.handedBackAmount, payment.handedBackAt),
    ...happened(isBank || status === 'processing' ? payment.createdAt : undefined, {
      ...common,
      kind: 'payment_on_its_way',
      who: whoPaid,
      sentence: texts.onItsWay(method),
      amount,
    }),
    ...happened(payment.failedAt ?? (status === 'failed' ? at : undefined), {
      ...common,
      kind: 'payment_failed',
      who: clientOf(story),
      sentence: payment.failedAt
        ? texts.because(texts.bankRefused, failureText(payment))
        : texts.paymentFailed,
      amount,
    }),
    ...happened(isVoid ? (payment.updatedAt ?? at) : undefined, {
      ...common,
      kind: 'payment_void',
      who: by('voided'),
      sentence: texts.paymentVoided,
      amount,
    }),
    ...happened(payment.withdrawnAmount ? payment.withdrawnAt : undefined, {
      ...common,
      kind: 'bank_took_back',
      who: staffOf(texts.bank),
      sentence: texts.bankTookBack,
      amount: payment.withdrawnAmount,
    }),
  ];
}

function eventsOfMail(mail: Mail, story: ProjectStory): Event[] {
  const { status, language = 'en', inEnglish, inSpanish } = mail;
  const texts = timelineTexts();
  const own = currentLanguage();
  const beside = language === own ? undefined : own === 'en' ? inEnglish : inSpanish;
  const subject = beside?.subject ?? mail.subject;
  const who = whoDid(story, mail.id, ['wrote']);
  if (status === 'sent') {
    return [{ kind: 'mail_sent', at: mail.sentAt ?? mail.createdAt, who, sentence: texts.mailSent(subject) }];
  }
  const failed = { kind: 'mail_failed', who, sentence: texts.mailFailed(subject) } as const;
  return happened(status === 'failed' ? mail.createdAt : undefined, failed);
}

/** Actions that other records already tell, or that do not concern the job. */
const toldElsewhere: ReadonlySet<AuditAction> = new Set([
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

function otherChanges({ changes }: ProjectStory): Event[] {
  return changes
    .filter((entry) => !toldElsewhere.has(entry.action) && !isToldAsMove(entry) && !isCancellation(entry))
    .map((entry) => ({ kind: 'changed', at: entry.at, who: whoOf(entry), sentence: auditDeed(entry) }));
}

function isToldAsMove({ action, entity, changes }: AuditEntry): boolean {
  const told = entity === 'appointment' ? 'scheduledDate' : entity === 'project' ? 'status' : undefined;
  return action === 'changed' && changes.some(({ field }) => field === told);
}

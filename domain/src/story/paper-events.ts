import type { AuditAction } from '../entities/audit-entry.ts';
import { type Estimate, estimateName, estimateNoun } from '../entities/estimate.ts';
import type { Invoice } from '../entities/invoice.ts';
import { deskPaths, paths } from '../paths.ts';
import { business } from '../values/business.ts';
import { happened, type ProjectStory, type StoryEvent, theClient, type Who, whoDid } from './story-event.ts';
import { timelineTexts } from './timeline-texts.ts';

export function eventsOfEstimate(estimate: Estimate, story: ProjectStory): StoryEvent[] {
  const { id, total, approval, declinedAt, declineReason, questions } = estimate;
  const t = timelineTexts();
  const paper = t.papers[estimateNoun(estimate)](estimateName(estimate));
  const common = {
    paths: { desk: deskPaths.estimate(id), ...(estimate.onPortal && { portal: paths.estimate(id) }) },
  };
  const because = (sentence: string) => (declineReason ? t.because(sentence, declineReason) : sentence);
  return [
    {
      ...common,
      kind: 'estimate_written',
      at: estimate.createdAt,
      who: whoDid(story, id, ['created']),
      sentence: t.wrote(paper),
      amount: total,
    },
    ...happened(estimate.sentAt, {
      ...common,
      kind: 'estimate_sent',
      who: whoDid(story, id, ['sent']),
      sentence: t.sent(paper),
      amount: total,
    }),
    ...questions.flatMap(({ at, text, answer }): StoryEvent[] => [
      {
        ...common,
        kind: 'estimate_question',
        at,
        who: whoAsked(story, id, text),
        sentence: t.askedAbout(paper, text),
      },
      ...happened(answer?.at, {
        ...common,
        kind: 'estimate_answered',
        who: whoDid(story, id, ['answered a question about']),
        sentence: t.answered(paper, answer?.text ?? ''),
      }),
    ]),
    ...happened(declinedAt, {
      ...common,
      who: whoDid(story, id, ['declined'], theClient(story)),
      kind: 'estimate_declined',
      sentence: because(t.declined(paper)),
    }),
    ...happened(approval?.at, {
      ...common,
      kind: 'estimate_approved',
      who: { ...whoDid(story, id, ['approved'], theClient(story)), ...theClient(story, approval?.name) },
      sentence: approvedWords(paper, approval),
      amount: total,
    }),
  ];
}

/** The history notes the text of each question. */
function whoAsked({ changes, ...story }: ProjectStory, entityId: string, text: string): Who {
  const asked = changes.filter((entry) => entry.action !== 'asked about' || entry.note === text);
  return whoDid({ ...story, changes: asked }, entityId, ['asked about'], theClient({ ...story, changes }));
}

function approvedWords(paper: string, approval: Estimate['approval']): string {
  const t = timelineTexts();
  const staff = approval?.staff?.name ?? business.name;
  if (approval?.way === 'in_person') return t.signedWith(paper, staff);
  if (approval?.way === 'phone') return t.approvedByPhone(paper, staff);
  return t.approved(paper);
}

export function eventsOfInvoice(invoice: Invoice, story: ProjectStory): StoryEvent[] {
  const { id, number, total, credits, voidReason, onPortal } = invoice;
  const t = timelineTexts();
  const paper = t.invoice(number);
  const common = { paths: { desk: deskPaths.invoice(id), ...(onPortal && { portal: paths.invoice(id) }) } };
  const by = (...actions: AuditAction[]) => whoDid(story, id, actions);
  const asked = { ...common, amount: total };
  return [
    {
      ...asked,
      kind: 'invoice_written',
      at: invoice.createdAt,
      who: by('created'),
      sentence: t.wrote(paper),
    },
    ...happened(invoice.sentAt, {
      ...asked,
      kind: 'invoice_sent',
      who: by('sent'),
      sentence: t.sent(paper),
    }),
    ...credits.map(
      ({ at, amount }): StoryEvent => ({
        ...common,
        kind: 'invoice_credited',
        at,
        who: by('credited'),
        sentence: t.credited(paper),
        amount,
      }),
    ),
    ...happened(invoice.voidedAt, {
      ...common,
      kind: 'invoice_void',
      who: by('voided'),
      sentence: voidReason ? t.because(t.voided(paper), voidReason) : t.voided(paper),
    }),
  ];
}

import * as z from 'zod/mini';
import { crewOf } from '../entities/crew.ts';
import { type Estimate, estimateState } from '../entities/estimate.ts';
import { asksForMoney, type Invoice } from '../entities/invoice.ts';
import type { Payment } from '../entities/payment.ts';
import type { Project } from '../entities/project.ts';
import {
  agreedCents,
  askedOf,
  billedCents,
  hasBegun,
  isCovered,
  isDraft,
  isOpenVisit,
  type ProjectPapers,
} from '../money/derived-fields.ts';
import { isPaymentDue, projectAccount } from '../money/project-account.ts';
import { deskPaths } from '../paths.ts';
import { inCurrentLanguage } from '../values/language.ts';
import { timelineEntrySchema } from './timeline-entry.ts';
import { timelineTexts } from './timeline-texts.ts';

/** In the order of a job. */
const projectStages = [
  'asked',
  'estimate_sent',
  'agreed',
  'planned',
  'in_progress',
  'to_invoice',
  'owed',
  'paid',
  'cancelled',
] as const;
const projectStageSchema = z.enum(projectStages);
export type ProjectStage = z.infer<typeof projectStageSchema>;

/** The steps of a job in its bar, in order. */
export const jobSteps = ['requested', 'estimate', 'scheduled', 'in_progress', 'invoiced', 'paid'] as const;
export type JobStep = (typeof jobSteps)[number];

export const jobStepLabels: Readonly<Record<JobStep, string>> = inCurrentLanguage(
  () => timelineTexts().jobSteps,
);

/** Undefined for a cancelled job, which shows no bar. */
export const jobStepOf: Readonly<Record<ProjectStage, JobStep | undefined>> = {
  asked: 'requested',
  estimate_sent: 'estimate',
  agreed: 'scheduled',
  planned: 'scheduled',
  in_progress: 'in_progress',
  to_invoice: 'invoiced',
  owed: 'invoiced',
  paid: 'paid',
  cancelled: undefined,
};

const nextStepKinds = [
  'write_estimate',
  'send_estimate',
  'plan_visit',
  'assign_welder',
  'write_invoice',
  'send_invoice',
  'ask_for_payment',
  'close',
] as const;
/** The office's next step for a project. `path` is the desk screen for it; `close` completes the project there. */
const nextStepSchema = z.object({ kind: z.enum(nextStepKinds), path: z.string() });
export type NextStep = z.infer<typeof nextStepSchema>;

export const nextStepLabels: Readonly<Record<NextStep['kind'], string>> = inCurrentLanguage(
  () => timelineTexts().steps,
);

/** The response of GET /api/desk/projects/{id}/timeline. */
export const timelineSchema = z.object({
  stage: projectStageSchema,
  /** Null also for a step that only a later release knows. */
  nextStep: z.catch(z.nullable(nextStepSchema), null),
  entries: z.array(timelineEntrySchema),
});

/** In any order. */
export type ProjectBooks = ProjectPapers & {
  readonly project: Project;
  readonly payments: readonly Payment[];
};

export function projectStage({
  project,
  visits,
  estimates,
  invoices,
  payments,
  isTaxExempt = false,
}: ProjectBooks): ProjectStage {
  if (project.status === 'cancelled') return 'cancelled';
  const account = projectAccount(project, payments, invoices);
  const settled = isPaymentDue(account) && account.balanceCents > 0 ? 'owed' : 'paid';
  if (project.status === 'completed') return settled;
  const asked = askedOf({ estimates, invoices, isTaxExempt });
  const agreed = agreedCents(asked.estimates);
  const billed = billedCents(asked.invoices);
  // A finished visit to take measurements does not end the offer.
  if (agreed === undefined && billed === 0 && isOffering(estimates)) {
    return estimates.some(isOpenOffer) ? 'estimate_sent' : 'asked';
  }
  const isAllBilled = billed > 0 && billed >= (agreed ?? 0);
  const waits = visits.some(isOpenVisit);
  const isDone = visits.some(({ status }) => status === 'completed') && !waits;
  if (isDone || (isAllBilled && !waits)) return isAllBilled ? settled : 'to_invoice';
  if (project.status === 'in_progress' || visits.some((visit) => isOpenVisit(visit) && hasBegun(visit)))
    return 'in_progress';
  if (waits) return 'planned';
  return agreed === undefined ? 'asked' : 'agreed';
}

/** The office's first possible step at this stage; undefined while it waits for someone else. */
export function nextStep(books: ProjectBooks, stage: ProjectStage, today: string): NextStep | undefined {
  const { project, visits, estimates, invoices, payments } = books;
  const known = { client: project.clientId, project: project.id };
  const draft = estimates.find(({ status }) => status === 'draft');
  const send = ({ id }: Estimate) => ({ kind: 'send_estimate', path: deskPaths.estimate(id) }) as const;
  const sendDraft = draft && send(draft);
  const expired = estimates.find((estimate) => estimateState(estimate, today) === 'expired');
  const unsent = invoices.find((invoice) => isDraft(invoice) && !isCovered(invoice, project, invoices));
  const sendInvoice = unsent && ({ kind: 'send_invoice', path: deskPaths.invoice(unsent.id) } as const);
  const writeInvoice = { kind: 'write_invoice', path: deskPaths.newInvoice(known) } as const;
  const planVisit = {
    kind: 'plan_visit',
    path: deskPaths.newVisit({ ...known, title: project.title }),
  } as const;
  const close = { kind: 'close', path: deskPaths.project(project.id) } as const;
  const { balanceCents, onItsWayCents } = projectAccount(project, payments, invoices);
  const isAllOnItsWay = balanceCents === onItsWayCents;
  switch (stage) {
    case 'asked':
      return sendDraft ?? { kind: 'write_estimate', path: deskPaths.newEstimate(known) };
    case 'estimate_sent':
      return sendDraft ?? (expired && send(expired));
    case 'agreed':
      return sendDraft ?? planVisit;
    case 'planned':
      return sendDraft ?? assignWelder(visits) ?? sendInvoice ?? askForPayment(invoices, today);
    case 'in_progress':
      return (
        sendDraft ??
        assignWelder(visits) ??
        sendInvoice ??
        (visits.some(isOpenVisit) ? askForPayment(invoices, today) : planVisit)
      );
    case 'to_invoice':
      return sendInvoice ?? writeInvoice;
    case 'owed':
      return sendInvoice ?? askForPayment(invoices) ?? (isAllOnItsWay ? undefined : writeInvoice);
    case 'paid':
      return sendInvoice ?? (project.status === 'completed' ? undefined : close);
    case 'cancelled':
      return askForPayment(invoices);
  }
}

/** @param dueBefore leaves out invoices not overdue on this day */
function askForPayment(invoices: readonly Invoice[], dueBefore?: string): NextStep | undefined {
  const [first] = invoices
    .filter(asksForMoney)
    .filter(({ dueDate }) => dueBefore === undefined || dueDate < dueBefore)
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
  return first && { kind: 'ask_for_payment', path: deskPaths.invoice(first.id) };
}

/** The first coming visit without a welder. A visit whose client has to choose another time needs none yet. */
function assignWelder(visits: ProjectBooks['visits']): NextStep | undefined {
  const [first] = visits
    .filter((visit) => isOpenVisit(visit) && !visit.needsTime && crewOf(visit).length === 0)
    .toSorted((one, other) => (one.scheduledDate < other.scheduledDate ? -1 : 1));
  return first && { kind: 'assign_welder', path: deskPaths.visit(first.id) };
}

const isOffering = (estimates: readonly Estimate[]) =>
  estimates.some(({ status }) => status === 'draft' || status === 'sent');

const isOpenOffer = ({ status }: Estimate) => status === 'sent';

import type { Appointment } from '@welding/domain/entities/appointment';
import { fieldChanges } from '@welding/domain/entities/audit-entry';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { Project } from '@welding/domain/entities/project';
import { type DerivedFields, derivedFields, type ProjectPapers } from '@welding/domain/money/derived-fields';
import { findClient } from '#clients/clients.ts';
import { listEstimatesOfProject } from '#estimates/estimates.ts';
import { listInvoicesOfProject } from '#invoices/invoices.ts';
import { readLedger, withChanged } from '#payments/project-ledger.ts';
import { latestChanges } from '#store/audit.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { listVisitsOfProject } from '#visits/appointments.ts';
import { listProjects, projects } from './projects.ts';

/** The papers and visits a batch is about to write. */
export type StoryChange = {
  /** New or changed ones. */
  readonly visits?: readonly Appointment[];
  readonly estimate?: Estimate;
  readonly invoice?: Invoice;
  /** One of the visits was just started. */
  readonly begins?: boolean;
  /** The start of one was just undone. */
  readonly unbegins?: boolean;
};

/**
 * Updates a project in the batch of a change: agreed total, next visit, status, and whether it awaits an invoice. Each such change
 * touches the project's ledger, so that of two at once one starts over.
 * @param isGuarded the batch touches the ledger already
 * @returns whether the project changes
 */
export async function refreshProject(
  batch: Batch,
  projectId: string | undefined,
  change: StoryChange,
  { isGuarded = false }: { readonly isGuarded?: boolean } = {},
): Promise<boolean> {
  if (!projectId) return false;
  const ledger = isGuarded ? undefined : await readLedger(projectId);
  const document = (await projects()).doc(projectId);
  const stored = await document.get();
  const project = stored.data();
  const papers = await papersOf(projectId, project?.clientId ?? '', change);
  ledger?.touch(batch);
  if (!project || !stored.updateTime) return false;
  const fields = derivedFields(project, papers, {
    now: new Date(),
    ...(change.visits && { isOfVisits: true }),
    isOfInvoices: change.invoice !== undefined,
    begins: change.begins ?? false,
    unbegins: (change.unbegins ?? false) && !(await wasBegunByHand(projectId)),
  });
  if (fieldChanges(project, { ...project, ...fields }).length === 0) return false;
  batch.update(document, await projects.encodeFields(fields), { lastUpdateTime: stored.updateTime });
  return true;
}

/** Updates each project of a client whose data its agreed total depends on. */
export async function refreshProjectsOf(clientId: string): Promise<void> {
  for (const { id } of await listProjects(clientId)) {
    await retryConflicts(async () => {
      const batch = await newBatch();
      if (await refreshProject(batch, id, {})) await batch.commit();
    });
  }
}

/** Whether staff set the project to in progress. The history has no entry for a status set by a visit. */
async function wasBegunByHand(projectId: string): Promise<boolean> {
  const changes = (await latestChanges(projectId)).flatMap((entry) => entry.changes);
  return changes.find(({ field }) => field === 'status')?.to === 'in_progress';
}

/** The project's fields that derive from its papers and visits. */
export async function derivedFieldsOf(project: Project): Promise<DerivedFields> {
  return derivedFields(project, await papersOf(project.id, project.clientId, {}), { now: new Date() });
}

async function papersOf(projectId: string, clientId: string, change: StoryChange): Promise<ProjectPapers> {
  const [client, visits, estimates, invoices] = await Promise.all([
    clientId ? findClient(clientId) : undefined,
    listVisitsOfProject(projectId),
    listEstimatesOfProject(projectId),
    listInvoicesOfProject(projectId),
  ]);
  return {
    visits: (change.visits ?? []).reduce((all, visit) => withChanged(all, visit, projectId), visits),
    estimates: withChanged(estimates, change.estimate, projectId),
    invoices: withChanged(invoices, change.invoice, projectId),
    isTaxExempt: client?.taxExempt !== undefined,
  };
}

import type { Appointment } from '@welding/domain/entities/appointment';
import { fieldChanges } from '@welding/domain/entities/audit-entry';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { Project } from '@welding/domain/entities/project';
import {
  type FollowedFields,
  followedFields,
  type ProjectPapers,
} from '@welding/domain/money/follow-project';
import { listEstimatesOfProject } from '#estimates/estimates.ts';
import { listInvoicesOfProject } from '#invoices/invoices.ts';
import { readLedger, withChanged } from '#money/project-ledger.ts';
import { latestChanges } from '#store/audit.ts';
import type { Batch } from '#store/firestore.ts';
import { listVisitsOfProject } from '#visits/appointments.ts';
import { projects } from './projects.ts';

/** More than anybody changes a project. */
const mostChanges = 200;

/** What a batch is about to write of a project's papers and visits. */
export type StoryChange = {
  /** New ones, or such as change. */
  readonly visits?: readonly Appointment[];
  readonly estimate?: Estimate;
  readonly invoice?: Invoice;
  /** One of the visits was started just now. */
  readonly begins?: boolean;
  /** That one was started was taken back just now. */
  readonly unbegins?: boolean;
};

/**
 * Adds to the batch of a change what follows from it for its project: agreed total, next visit, status, and whether an
 * invoice is waited for. Each such change touches the project's ledger, so that of two at once one looks again.
 * @param isGuarded the batch touches the ledger already
 * @returns whether the project changes
 */
export async function followProject(
  batch: Batch,
  projectId: string | undefined,
  change: StoryChange,
  { isGuarded = false }: { readonly isGuarded?: boolean } = {},
): Promise<boolean> {
  if (!projectId) return false;
  const ledger = isGuarded ? undefined : await readLedger(projectId);
  const document = (await projects()).doc(projectId);
  const [stored, papers] = await Promise.all([document.get(), papersOf(projectId, change)]);
  ledger?.touch(batch);
  const project = stored.data();
  if (!project || !stored.updateTime) return false;
  const fields = followedFields(project, papers, {
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

/** Whether somebody at the desk said that work has begun: the history tells of no status that followed a visit. */
async function wasBegunByHand(projectId: string): Promise<boolean> {
  const changes = (await latestChanges(projectId, mostChanges)).flatMap((entry) => entry.changes);
  return changes.find(({ field }) => field === 'status')?.to === 'in_progress';
}

/** What of a project follows from what is stored beside it, for whoever changes the project itself. */
export async function followed(project: Project): Promise<FollowedFields> {
  return followedFields(project, await papersOf(project.id, {}), { now: new Date() });
}

async function papersOf(projectId: string, change: StoryChange): Promise<ProjectPapers> {
  const [visits, estimates, invoices] = await Promise.all([
    listVisitsOfProject(projectId),
    listEstimatesOfProject(projectId),
    listInvoicesOfProject(projectId),
  ]);
  return {
    visits: (change.visits ?? []).reduce((all, visit) => withChanged(all, visit, projectId), visits),
    estimates: withChanged(estimates, change.estimate, projectId),
    invoices: withChanged(invoices, change.invoice, projectId),
  };
}

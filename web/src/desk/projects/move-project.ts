import { deskApiPaths } from '@welding/domain/api-paths';
import type { Project } from '@welding/domain/entities/project';
import type { ProjectChange } from '@welding/domain/entities/project-request';
import { knownProjectStatus, type ProjectStatus } from '@welding/domain/entities/project-status';
import { requestStatusLabels } from '@welding/domain/entities/status';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { projectsTexts } from './projects-texts.ts';

type Change = Omit<ProjectChange, 'updatedAt'>;
type Version = { readonly id: string; readonly updatedAt?: string | null | undefined };

/** Changes a project that is as `project` says. @returns how it is then @throws as `deskRequest` */
export async function changeProject(
  { id, updatedAt = null }: Version,
  change: Readonly<Record<string, unknown>>,
): Promise<Project> {
  const body = { ...change, updatedAt };
  return await deskRequest(deskApiPaths.project(id), (json) => storedProjectSchema.parse(json), {
    method: 'PATCH',
    body,
  });
}

/** Moves a project and offers to take it back. @throws as `changeProject` */
export async function moveProject(
  project: Project,
  to: ProjectStatus,
  asked: Pick<Change, 'finalCost' | 'reason'> = {},
): Promise<void> {
  const moved = await changeProject(project, { status: to, ...asked });
  const back = wayBack(project);
  void showToast({
    title: projectsTexts().isNow(toldTitle(project.title), requestStatusLabels[to]),
    ...(back && { action: { label: projectsTexts().undo, onAction: () => void takeBack(moved, back) } }),
  });
}

/** Moves a project by a move that asks for nothing; what goes wrong is said in a notification. */
export async function moveAtOnce(project: Project, to: ProjectStatus): Promise<void> {
  await orSay(() => moveProject(project, to), projectsTexts().notMoved);
}

async function takeBack(moved: Project, back: Change): Promise<void> {
  await orSay(() => changeProject(moved, back), projectsTexts().notUndone);
}

/** What makes a project again what it was; undefined when it was completed for a cost nobody knows. */
function wayBack({ status, finalCost }: Project): Change | undefined {
  const before = knownProjectStatus(status);
  if (before === 'completed') return finalCost === undefined ? undefined : { status: before, finalCost };
  if (before === 'cancelled') return { status: before, byMistake: true };
  return { status: before };
}

async function orSay(work: () => Promise<unknown>, title: string): Promise<void> {
  try {
    await work();
  } catch (error) {
    void showToast({ title, description: problemOf(error), variant: 'destructive' });
  }
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return projectsTexts().notChangedOffline;
  return projectsTexts().notChanged;
}

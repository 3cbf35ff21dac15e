import { deskApiPaths } from '@welding/domain/api-paths';
import { localTitle } from '@welding/domain/entities/local-title';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import {
  cancelProjectSchema,
  completeProjectSchema,
  knownProjectStatus,
  type ProjectChange,
  type ProjectStatus,
  projectMoves,
} from '@welding/domain/entities/project-request';
import { requestStatusLabels } from '@welding/domain/entities/status';
import { invoicedCents } from '@welding/domain/money/balance';
import { centsToDollars } from '@welding/domain/values/money';
import { useState } from 'react';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { invoicesOfProject } from '#desk/payments/ledger-of-project.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm, ReasonForm } from '#desk/ui/desk-form.tsx';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { AmountField } from '#shared/form/number-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { deskProjectsTexts } from './projects-texts.ts';

export type WantedMove = { readonly project: Project; readonly to?: ProjectStatus };

export function MoveDialog({ wanted, onClose }: { wanted: WantedMove | null; onClose: () => void }) {
  return (
    <Dialog
      open={wanted !== null}
      onClose={onClose}
      title={wanted ? deskProjectsTexts().moveWhich(localTitle(wanted.project.title)) : ''}
    >
      {wanted && <MoveSteps key={wanted.project.id} wanted={wanted} onDone={onClose} />}
    </Dialog>
  );
}

function MoveSteps({ wanted: { project, to }, onDone }: { wanted: WantedMove; onDone: () => void }) {
  const [chosen, setChosen] = useState(to);
  if (chosen === 'completed') return <CompleteForm project={project} onDone={onDone} />;
  if (chosen === 'cancelled') return <CancelForm project={project} onDone={onDone} />;
  const choose = (target: ProjectStatus, asks: string) => {
    if (asks !== 'nothing') {
      setChosen(target);
      return;
    }
    onDone();
    void moveAtOnce(project, target);
  };
  return (
    <ul className="grid gap-3">
      {projectMoves(project.status).map(({ to: target, label, asks }) => (
        <li key={target}>
          <Button large className="w-full justify-start" onClick={() => choose(target, asks)}>
            {asks === 'nothing' ? label : `${label} …`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type MoveFormProps = { project: Project; onDone: () => void };

/** The final cost defaults to the invoiced sum, else the agreed, else the estimated cost. Empty if the invoices are not known. */
function CompleteForm(props: MoveFormProps) {
  const { id, estimatedCost } = props.project;
  const invoices = wholeListOf(useDeskList(invoicesOfProject(id)));
  if (invoices.status === 'loading') return <Spinner className="size-10 text-ember" />;
  if (invoices.status === 'error') return <CostForm {...props} finalCost={undefined} />;
  const cents = invoicedCents(invoices.items);
  return <CostForm {...props} finalCost={cents > 0 ? centsToDollars(cents) : estimatedCost} />;
}

function CostForm({ project, finalCost, onDone }: MoveFormProps & { finalCost: number | undefined }) {
  const t = deskProjectsTexts();
  const form = useSavedForm({
    schema: completeProjectSchema,
    stored: { values: { finalCost }, updatedAt: null },
    draft: `complete-project-${project.id}`,
    send: (asked) => moveProject(project, 'completed', asked),
    onSent: onDone,
  });
  return (
    <DeskForm form={form} action={t.completeProject}>
      <AmountField form={form} name="finalCost" label={t.finalCost} hint={t.finalCostHint} />
    </DeskForm>
  );
}

function CancelForm({ project, onDone }: MoveFormProps) {
  const t = deskProjectsTexts();
  return (
    <ReasonForm
      schema={cancelProjectSchema}
      draft={`cancel-project-${project.id}`}
      hint={t.reasonHint}
      action={t.cancelProject}
      onSend={(reason) => moveProject(project, 'cancelled', { reason })}
      onDone={onDone}
    />
  );
}

type Change = Omit<ProjectChange, 'updatedAt'>;
type Version = { readonly id: string; readonly updatedAt?: string | null | undefined };

/**
 * Changes a project at its version.
 * @returns the changed project
 * @throws as `deskRequest`
 */
export async function changeProject(
  { id, updatedAt = null }: Version,
  change: Readonly<Record<string, unknown>>,
): Promise<Project> {
  const body = { ...change, updatedAt };
  return await deskRequest(deskApiPaths.project(id), (json) => projectSchema.parse(json), {
    method: 'PATCH',
    body,
  });
}

/**
 * Moves a project and offers undo.
 * @throws as `changeProject`
 */
async function moveProject(
  project: Project,
  to: ProjectStatus,
  asked: Pick<Change, 'finalCost' | 'reason'> = {},
): Promise<void> {
  const t = deskProjectsTexts();
  const moved = await changeProject(project, { status: to, ...asked });
  const back = wayBack(project);
  void showToast({
    title: t.isNow(localTitle(project.title), requestStatusLabels[to]),
    ...(back && { action: { label: t.undo, onAction: () => void undoMove(moved, back) } }),
  });
}

/** A move without input. Reports a failure. */
export async function moveAtOnce(project: Project, to: ProjectStatus): Promise<void> {
  await orSay(() => moveProject(project, to), deskProjectsTexts().notMoved);
}

async function undoMove(moved: Project, back: Change): Promise<void> {
  await orSay(() => changeProject(moved, back), deskProjectsTexts().notUndone);
}

/** The change that undoes a move; undefined if the project was completed without a cost. */
function wayBack({ status, finalCost }: Project): Change | undefined {
  const before = knownProjectStatus(status);
  if (before === 'completed')
    return finalCost === undefined ? undefined : { status: before, finalCost, byMistake: true };
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
  const t = deskProjectsTexts();
  if (error instanceof ApiError) return `${error.reason}.`;
  if (error instanceof NetworkError) return t.notChangedOffline;
  return t.notChanged;
}

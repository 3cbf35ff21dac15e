import type { Project } from '@welding/domain/entities/project';
import { cancelProjectSchema, completeProjectSchema } from '@welding/domain/entities/project-request';
import { type ProjectStatus, projectMoves } from '@welding/domain/entities/project-status';
import { toldTitle } from '@welding/domain/entities/told-title';
import { invoicedCents } from '@welding/domain/money/balance';
import { centsToDollars } from '@welding/domain/values/money';
import { useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { invoicesOfProject } from '#desk/payments/ledger-of-project.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { AmountField } from '#desk/ui/form/number-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { moveAtOnce, moveProject } from './move-project.ts';
import { projectsTexts } from './projects-texts.ts';

/** What the dialog of moves is open for: a project, and where to when that is known already. */
export type WantedMove = { readonly project: Project; readonly to?: ProjectStatus };

/** The menu of a project's moves, and what a move asks for. */
export function MoveDialog({ wanted, onClose }: { wanted: WantedMove | null; onClose: () => void }) {
  return (
    <Dialog
      open={wanted !== null}
      onClose={onClose}
      title={wanted ? projectsTexts().moveWhich(toldTitle(wanted.project.title)) : ''}
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
          <button
            type="button"
            className="btn btn-outline btn-lg w-full justify-start"
            onClick={() => choose(target, asks)}
          >
            {asks === 'nothing' ? label : `${label} …`}
          </button>
        </li>
      ))}
    </ul>
  );
}

type MoveFormProps = { project: Project; onDone: () => void };

/** What was invoiced is what it costs; a project without an invoice costs what was agreed, else estimated. */
function CompleteForm(props: MoveFormProps) {
  const { id, estimatedCost } = props.project;
  const invoices = useDeskList(invoicesOfProject(id));
  if (invoices.status === 'loading') return <Spinner className="size-10 text-ember" />;
  const cents = invoices.status === 'ready' ? invoicedCents(invoices.items) : 0;
  return <CostForm {...props} finalCost={cents > 0 ? centsToDollars(cents) : estimatedCost} />;
}

function CostForm({ project, finalCost, onDone }: MoveFormProps & { finalCost: number | undefined }) {
  const form = useDeskForm({
    schema: completeProjectSchema,
    stored: { values: { finalCost }, updatedAt: null },
    draft: `complete-project-${project.id}`,
    send: (asked) => moveProject(project, 'completed', asked),
    onSent: onDone,
  });
  return (
    <DeskForm form={form} action={projectsTexts().completeProject}>
      <AmountField
        form={form}
        name="finalCost"
        label={projectsTexts().finalCost}
        hint={projectsTexts().finalCostHint}
      />
    </DeskForm>
  );
}

function CancelForm({ project, onDone }: MoveFormProps) {
  return (
    <ReasonForm
      schema={cancelProjectSchema}
      draft={`cancel-project-${project.id}`}
      hint={projectsTexts().reasonHint}
      action={projectsTexts().cancelProject}
      onSend={(reason) => moveProject(project, 'cancelled', { reason })}
      onDone={onDone}
    />
  );
}

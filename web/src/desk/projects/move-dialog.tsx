import type { Project } from '@welding/domain/entities/project';
import { projectMessages } from '@welding/domain/entities/project-request';
import { type ProjectStatus, projectMoves } from '@welding/domain/entities/project-status';
import { dollarsSchema } from '@welding/domain/values/dollars-schema';
import { type FormEvent, useState } from 'react';
import { AmountField } from '#desk/ui/amount-field.tsx';
import { readAmount } from '#desk/ui/read-amount.ts';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { moveAtOnce, moveProject } from './move-project.ts';
import type { WantedMove } from './wanted-move.ts';

/** The menu of a project's moves, and what a move asks for. */
export function MoveDialog({ wanted, onClose }: { wanted: WantedMove | null; onClose: () => void }) {
  return (
    <Dialog open={wanted !== null} onClose={onClose} title={wanted ? `Move ${wanted.project.title}` : ''}>
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

function CompleteForm({ project, onDone }: MoveFormProps) {
  const [cost, setCost] = useState(project.estimatedCost?.toFixed(2) ?? '');
  const [error, setError] = useState<string>();
  const { state, save } = useSave();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const amount = readAmount(cost);
    const wrong =
      amount === undefined
        ? projectMessages.finalCostRequired
        : dollarsSchema.safeParse(amount).error?.issues[0]?.message;
    setError(wrong);
    if (wrong || amount === undefined) return;
    if (await save(() => moveProject(project, 'completed', { finalCost: amount }))) onDone();
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <AmountField
        label="Final cost"
        hint="What the client pays in all, in dollars."
        value={cost}
        error={error}
        onChange={setCost}
      />
      <SaveProblem state={state} />
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state.phase === 'saving'}>
        Complete project
      </button>
    </form>
  );
}

function CancelForm({ project, onDone }: MoveFormProps) {
  return (
    <ReasonForm
      hint="Kept in the history. The client does not see it."
      required={projectMessages.reasonRequired}
      action="Cancel project"
      onSend={(reason) => moveProject(project, 'cancelled', { reason })}
      onDone={onDone}
    />
  );
}

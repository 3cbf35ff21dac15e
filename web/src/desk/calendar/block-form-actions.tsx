import { type FieldVersion, SaveProblem } from '#desk/ui/save-problem.tsx';
import type { SaveState } from '#desk/ui/use-save.ts';

type BlockFormActionsProps = {
  state: SaveState;
  /** What differs from what is stored, and what can be done about it when somebody else saved meanwhile. */
  versions: readonly FieldVersion[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Undefined where nothing can be in the way. */
  onBookAnyway?: () => void;
  /** Undefined for one that is not there yet. */
  onRemove: (() => void) | undefined;
};

/** The foot of the forms of blocked times: what went wrong, saving and removing. */
export function BlockFormActions({ state, onRemove, ...choices }: BlockFormActionsProps) {
  return (
    <div className="grid justify-items-start gap-3 md:col-span-2">
      <SaveProblem state={state} {...choices} />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          className="btn btn-primary btn-lg held-back"
          aria-disabled={state.phase === 'saving'}
        >
          {state.phase === 'saving' ? 'Saving' : 'Save'}
        </button>
        {onRemove && (
          <button type="button" className="btn btn-outline btn-lg" onClick={onRemove}>
            Remove
          </button>
        )}
      </div>
    </div>
  );
}

import type { SaveState } from '#shared/form/use-save.ts';
import { VersionChoice, type VersionChoiceProps } from '#shared/form/version-choice.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Notice } from '#shared/ui/panel.tsx';

// Lazy because it appears only after a response of the API.
const InTheWayNotice = lazyPart(async () => (await import('./in-the-way-notice.tsx')).InTheWayNotice, {
  waiting: null,
});

type SaveProblemProps = VersionChoiceProps & {
  state: SaveState;
  onBookAnyway?: () => void;
  /** The welder whose visits can be moved. */
  moveDayOf?: string | undefined;
};

/** Says why saving failed. After a conflict shows both versions and a choice. */
export function SaveProblem({ state, onBookAnyway, moveDayOf, ...choice }: SaveProblemProps) {
  if (!('sentence' in state)) return null;
  return (
    <Notice kind="error" role="alert" stacked className="gap-3">
      <p>{state.sentence}</p>
      {state.phase === 'in-the-way' && (
        <InTheWayNotice entries={state.entries} onBookAnyway={onBookAnyway} moveDayOf={moveDayOf} />
      )}
      {state.phase === 'conflict' && <VersionChoice {...choice} />}
    </Notice>
  );
}

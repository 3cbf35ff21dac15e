import { errorCodes } from '@welding/domain/error-codes';
import type { SaveState } from '#shared/form/use-save.ts';
import { VersionChoice, type VersionChoiceProps } from '#shared/form/version-choice.tsx';
import { Button } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';

// Lazy because it appears only after a response of the API.
const InTheWayNotice = lazyPart(async () => (await import('./in-the-way-notice.tsx')).InTheWayNotice, {
  waiting: null,
});

type SaveProblemProps = VersionChoiceProps & {
  state: SaveState;
  onBookAnyway?: () => void;
  /** Repeats the request with the confirmation that it asks for. */
  onConfirm?: () => void;
  /** The welder whose visits can be moved. */
  moveDayOf?: string | undefined;
};

/** Whether the refusal asks for a confirmation. */
function isQuestion(code: string | undefined): boolean {
  return code === errorCodes.transferOnItsWay || code === errorCodes.hoursOverlap;
}

/** Says why saving failed. After a conflict shows both versions and a choice. */
export function SaveProblem({ state, onBookAnyway, onConfirm, moveDayOf, ...choice }: SaveProblemProps) {
  if (!('sentence' in state)) return null;
  return (
    <Notice kind="error" role="alert" stacked className="gap-3">
      <p>{state.sentence}</p>
      {state.phase === 'in-the-way' && (
        <InTheWayNotice entries={state.entries} onBookAnyway={onBookAnyway} moveDayOf={moveDayOf} />
      )}
      {state.phase === 'conflict' &&
        (isQuestion(state.code) && onConfirm ? (
          <Button className="justify-self-start" onClick={onConfirm}>
            {deskUiTexts().continueAnyway}
          </Button>
        ) : (
          <VersionChoice {...choice} />
        ))}
    </Notice>
  );
}

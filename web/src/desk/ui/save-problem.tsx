import type { ShownProblem } from '#shared/form/saved-form.tsx';
import { Button } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';

// Lazy because it appears only after an answer of the API.
const InTheWayNotice = lazyPart(async () => (await import('./in-the-way-notice.tsx')).InTheWayNotice, {
  waiting: null,
});

type SaveProblemProps = Pick<ShownProblem, 'state'> &
  Partial<ShownProblem> & {
    onBookAnyway?: () => void;
    /** The welder whose visits can be moved. */
    moveDayOf?: string | undefined;
  };

/** Why saving failed; after a conflict both versions and a choice. */
export function SaveProblem({
  state,
  versions = [],
  onKeepMine,
  onTakeTheirs,
  onBookAnyway,
  moveDayOf,
}: SaveProblemProps) {
  if (!('sentence' in state)) return null;
  return (
    <div
      role="alert"
      className="alert alert-error alert-soft grid-flow-row grid-cols-1 gap-3 text-base text-base-content"
    >
      <p>{state.sentence}</p>
      {state.phase === 'in-the-way' && (
        <InTheWayNotice entries={state.entries} onBookAnyway={onBookAnyway} moveDayOf={moveDayOf} />
      )}
      {state.phase === 'conflict' && versions.length > 0 && (
        <table className="w-full text-left">
          <thead>
            <tr>
              <td />
              <th scope="col">{deskUiTexts().youTyped}</th>
              <th scope="col">{deskUiTexts().storedNow}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row" className="pr-3 font-semibold">
                  {label}
                </th>
                <td className="pr-3 [overflow-wrap:anywhere]">{mine || deskUiTexts().nothing}</td>
                <td className="[overflow-wrap:anywhere]">{theirs || deskUiTexts().nothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {state.phase === 'conflict' && (onKeepMine || onTakeTheirs) && (
        <div className="flex flex-wrap gap-3">
          {onKeepMine && (
            <Button look="primary" onClick={onKeepMine}>
              {deskUiTexts().saveMine}
            </Button>
          )}
          {onTakeTheirs && <Button onClick={onTakeTheirs}>{deskUiTexts().takeTheirs}</Button>}
        </div>
      )}
    </div>
  );
}

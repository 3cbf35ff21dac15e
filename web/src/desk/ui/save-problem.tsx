import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { uiTexts } from './ui-texts.ts';
import type { SaveState } from './use-save.ts';

// Said after an answer of the API alone: no screen starts with it.
const InTheWayNotice = lazyPart(async () => (await import('./in-the-way-notice.tsx')).InTheWayNotice, {
  waiting: null,
});

/** A version of a record, field by field, as people read it. */
export type FieldVersion = { readonly label: string; readonly mine: string; readonly theirs: string };

type SaveProblemProps = {
  state: SaveState;
  /** After a conflict: what differs between what was typed and what is stored now. */
  versions?: readonly FieldVersion[];
  /** Saves what was typed over what is stored now. */
  onKeepMine?: () => void;
  /** Takes what is stored now into the form. */
  onTakeTheirs?: () => void;
  /** Saves although something is in the way. */
  onBookAnyway?: () => void;
  /** Whose days are to become free, where visits stand in the way. */
  moveDayOf?: string | undefined;
};

/** Why a save did not go through; after a conflict both versions, and the choice between them. */
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
              <th scope="col">{uiTexts().youTyped}</th>
              <th scope="col">{uiTexts().storedNow}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row" className="pr-3 font-semibold">
                  {label}
                </th>
                <td className="pr-3 [overflow-wrap:anywhere]">{mine || uiTexts().nothing}</td>
                <td className="[overflow-wrap:anywhere]">{theirs || uiTexts().nothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {state.phase === 'conflict' && (onKeepMine || onTakeTheirs) && (
        <div className="flex flex-wrap gap-3">
          {onKeepMine && (
            <button type="button" className="btn btn-primary" onClick={onKeepMine}>
              {uiTexts().saveMine}
            </button>
          )}
          {onTakeTheirs && (
            <button type="button" className="btn btn-outline" onClick={onTakeTheirs}>
              {uiTexts().takeTheirs}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

import { type InTheWay, inTheWayHeader, readInTheWay } from '@welding/domain/booking/in-the-way-header';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { Button } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { uiTexts } from './ui-texts.ts';

// Lazy because it appears only after an answer of the API.
const InTheWayNotice = lazyPart(async () => (await import('./in-the-way-notice.tsx')).InTheWayNotice, {
  waiting: null,
});

export type FieldVersion = { readonly label: string; readonly mine: string; readonly theirs: string };

type SaveProblemProps = {
  state: SaveState;
  /** After a conflict: the fields that differ. */
  versions?: readonly FieldVersion[];
  /** Saves the typed values over the stored ones. */
  onKeepMine?: () => void;
  onTakeTheirs?: () => void;
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
            <Button look="primary" onClick={onKeepMine}>
              {uiTexts().saveMine}
            </Button>
          )}
          {onTakeTheirs && <Button onClick={onTakeTheirs}>{uiTexts().takeTheirs}</Button>}
        </div>
      )}
    </div>
  );
}

/** The state of a save. `conflict`: another person saved first; the sentence says who and what. */
export type SaveState =
  | { readonly phase: 'idle' | 'saving' | 'saved' }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'conflict'; readonly sentence: string; readonly code?: string | undefined }
  | { readonly phase: 'in-the-way'; readonly sentence: string; readonly entries: readonly InTheWay[] };

/**
 * Runs a save and reports its state. Ignores a second press.
 * @returns the state, and `save`, which returns whether it succeeded
 */
export function useSave(): {
  state: SaveState;
  save: (work: () => Promise<unknown>) => Promise<boolean>;
  settle: () => void;
} {
  const [state, setState] = useState<SaveState>({ phase: 'idle' });
  const busy = useRef(false);
  const save = async (work: () => Promise<unknown>): Promise<boolean> => {
    // A second press may come before the first renders.
    if (busy.current) return false;
    busy.current = true;
    setState({ phase: 'saving' });
    try {
      await work();
      setState({ phase: 'saved' });
      return true;
    } catch (error) {
      setState(problemOf(error));
      return false;
    } finally {
      busy.current = false;
    }
  };
  return { state, save, settle: () => setState({ phase: 'idle' }) };
}

function problemOf(error: unknown): SaveState {
  if (error instanceof ApiError) {
    const entries = thingsInTheWay(error);
    if (entries) return { phase: 'in-the-way', sentence: `${error.reason}.`, entries };
    if (error.status === 409) return { phase: 'conflict', sentence: `${error.reason}.`, code: error.code };
    return { phase: 'failed', sentence: `${error.reason}.` };
  }
  if (error instanceof NetworkError) {
    return {
      phase: 'failed',
      sentence: uiTexts().notSavedOffline,
    };
  }
  return { phase: 'failed', sentence: uiTexts().notSaved };
}

/** The conflicts for which the server refused a booking; undefined for other failures. */
export function thingsInTheWay(error: unknown): readonly InTheWay[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return readInTheWay(error.headers?.get(inTheWayHeader) ?? null);
}

import { type InTheWay, inTheWayHeader, readInTheWay } from '@welding/domain/booking/in-the-way-header';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { Button } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { uiTexts } from './ui-texts.ts';

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
  /** The welder whose days have to become free, when visits are in the way. */
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

/** The state of a save. `conflict`: another person saved first; the sentence says who changed what. */
export type SaveState =
  | { readonly phase: 'idle' | 'saving' | 'saved' }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'conflict'; readonly sentence: string; readonly code?: string | undefined }
  /** The time is not free. */
  | { readonly phase: 'in-the-way'; readonly sentence: string; readonly entries: readonly InTheWay[] };

/**
 * Runs a save and reports its state; the form keeps its values. A second press during a save does nothing.
 * @returns the state, and `save`, which tells whether it succeeded
 */
export function useSave(): {
  state: SaveState;
  save: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Says nothing any more of what went wrong. */
  settle: () => void;
} {
  const [state, setState] = useState<SaveState>({ phase: 'idle' });
  const busy = useRef(false);
  const save = async (work: () => Promise<unknown>): Promise<boolean> => {
    // A second press may come before the first is drawn.
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

/** The entries in the way, when the server refused a booking for them; undefined for other failures. */
export function thingsInTheWay(error: unknown): readonly InTheWay[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return readInTheWay(error.headers?.get(inTheWayHeader) ?? null);
}

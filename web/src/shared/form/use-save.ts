import { type InTheWay, inTheWayHeader, readInTheWay } from '@welding/domain/booking/headers';
import { useCallback, useRef, useState } from 'react';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { formTexts } from './form-texts.ts';

/** The state of a save. `conflict`: another person saved first; the sentence says who and what. */
export type SaveState =
  | { readonly phase: 'idle' | 'saving' | 'saved' }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'conflict'; readonly sentence: string; readonly code?: string | undefined }
  | { readonly phase: 'in-the-way'; readonly sentence: string; readonly entries: readonly InTheWay[] };

type Save = {
  readonly state: SaveState;
  readonly isSaving: boolean;
  /** The sentence of a failed save. */
  readonly problem: string | undefined;
  /** Returns whether it succeeded. */
  readonly save: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Forgets the last save, or shows a problem found before sending. */
  readonly settle: (problem?: string) => void;
};

/**
 * Runs a save and reports its state. Ignores a second press.
 * @param sayProblem the sentence for an error; undefined for one that is handled elsewhere, such as a lost session
 */
export function useSave(sayProblem: (error: unknown) => string | undefined = notSaved): Save {
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
      setState(stateAfter(error, sayProblem(error)));
      return false;
    } finally {
      busy.current = false;
    }
  };
  const settle = useCallback((problem?: string) => setState(failed(problem)), []);
  return {
    state,
    isSaving: state.phase === 'saving',
    problem: 'sentence' in state ? state.sentence : undefined,
    save,
    settle,
  };
}

function failed(sentence: string | undefined): SaveState {
  return sentence === undefined ? { phase: 'idle' } : { phase: 'failed', sentence };
}

function stateAfter(error: unknown, sentence: string | undefined): SaveState {
  if (sentence === undefined || !(error instanceof ApiError) || error.status !== 409) return failed(sentence);
  const entries = thingsInTheWay(error);
  return entries
    ? { phase: 'in-the-way', sentence, entries }
    : { phase: 'conflict', sentence, code: error.code };
}

function notSaved(error: unknown): string {
  const t = formTexts();
  if (error instanceof ApiError) return `${error.reason}.`;
  return error instanceof NetworkError ? t.notSavedOffline : t.notSaved;
}

/** The conflicts for which the server refused a booking; undefined for other failures. */
export function thingsInTheWay(error: unknown): readonly InTheWay[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return readInTheWay(error.headers?.get(inTheWayHeader) ?? null);
}

import { type InTheWay, inTheWayHeader, readInTheWay } from '@welding/domain/booking/in-the-way-header';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { uiTexts } from './ui-texts.ts';

/** How saving stands. `conflict`: somebody else saved meanwhile; the sentence says who changed what. */
export type SaveState =
  | { readonly phase: 'idle' | 'saving' | 'saved' }
  | { readonly phase: 'failed'; readonly sentence: string }
  | { readonly phase: 'conflict'; readonly sentence: string; readonly code?: string | undefined }
  /** The time is not free. */
  | { readonly phase: 'in-the-way'; readonly sentence: string; readonly entries: readonly InTheWay[] };

/**
 * Runs a save and says how it stands; what was typed stays where it is. A second press while the first is on its way does
 * nothing. @returns the state, and `save`, which tells whether it went through
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

/** What stands where something was to be booked, when that is why the server refused; undefined for any other failure. */
export function thingsInTheWay(error: unknown): readonly InTheWay[] | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return readInTheWay(error.headers?.get(inTheWayHeader) ?? null);
}

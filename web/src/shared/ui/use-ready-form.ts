import { type RefObject, useEffect } from 'react';

/** Marks a prerendered form as ready, and submits it if it was submitted early (web/src/shared/ui/event-replay.ts). */
export function useReadyForm(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    current.dataset['ready'] = '';
    if ('submitted' in current.dataset) current.requestSubmit();
  }, [element]);
}

import { type RefObject, useEffect } from 'react';

/**
 * Marks a prerendered form as one whose code is there, and sends it when somebody sent it before
 * (web/src/shared/ui/event-replay.ts).
 */
export function useReadyForm(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    current.dataset['ready'] = '';
    if ('submitted' in current.dataset) current.requestSubmit();
  }, [element]);
}

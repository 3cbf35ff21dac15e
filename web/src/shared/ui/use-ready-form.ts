import { type RefObject, useEffect } from 'react';

/** Marks a prerendered form as ready. Repeats an early submit with its button (web/src/shared/ui/event-replay.ts). */
export function useReadyForm(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    current.dataset['ready'] = '';
    const { submitted } = current.dataset;
    if (submitted !== undefined)
      current.requestSubmit(current.querySelector<HTMLElement>(`button[value="${submitted}"]`));
  }, [element]);
}

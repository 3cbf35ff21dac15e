import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from './load-moments.ts';

/**
 * Opens and closes a dialog. A modal dialog restyles the whole inert page, which doubles a tap's time on a slow phone. So it
 * opens as a popover and becomes modal after the next frame.
 * @param onClose called when the browser or the person closed it
 * @returns the handler for the `close` event, and how to dismiss it
 */
export function useModal(
  element: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): { closed: () => void; dismiss: () => void } {
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) {
      dialog.close();
      return;
    }
    // The popover takes the focus, so the dialog would not know where it was before.
    const { activeElement } = document;
    const giveFocusBack = () =>
      focusIfLost(activeElement instanceof HTMLElement ? activeElement : null, dialog);
    const becomeModal = () => {
      stop();
      dialog.showModal();
      dialog.addEventListener('close', giveFocusBack, { once: true });
    };
    const callOff = afterPaint(becomeModal);
    // Only a modal dialog handles Escape and Tab.
    dialog.addEventListener('keydown', becomeModal);
    const stop = () => {
      callOff();
      dialog.removeEventListener('keydown', becomeModal);
      dialog.popover = null;
    };
    dialog.popover = 'manual';
    // Safari supports it since version 17.
    dialog.showPopover?.();
    return stop;
  }, [element, open]);

  return {
    // The event arrives late: the dialog may be open again by then, at first as a popover.
    closed() {
      if (!element.current?.open && !element.current?.popover) onClose();
    },
    dismiss() {
      const dialog = element.current;
      if (!dialog) return;
      dialog.hidden = true;
      afterPaint(() => {
        dialog.hidden = false;
        dialog.close();
      });
    },
  };
}

/**
 * While `open`, the back button or gesture calls `onClose`. It adds a history entry and removes it when the dialog closes
 * otherwise. Links inside the dialog should use `replace` to take over that entry.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const mark = crypto.randomUUID();
    const isOnTop = () => historyState()['dialog'] === mark;
    // Delayed because StrictMode mounts twice and going back is asynchronous.
    const pushing = setTimeout(() => history.pushState({ ...historyState(), dialog: mark }, ''));
    const onPopState = () => {
      if (!isOnTop()) close();
    };
    addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(pushing);
      removeEventListener('popstate', onPopState);
      if (isOnTop()) history.back();
    };
  }, [open]);
}

function historyState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/**
 * Focuses the element if the focused one was removed. Leaves the focus alone if the person has moved on.
 * @param within takes the focus from elements in here, too
 */
export function focusIfLost(element: HTMLElement | null, within?: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || within?.contains(activeElement)) element?.focus();
}

/** The element that takes the focus when another step removes the focused one. */
export function useStepFocus<Place extends HTMLElement>(step: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    focusIfLost(place.current);
  }, [step]);
  return place;
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { afterPaint } from './after-paint.ts';
import { focusIfLost } from './focus-if-lost.ts';

/**
 * Opens and closes a dialog. Making the page behind it inert restyles the whole page, which takes half of a tap's
 * time on a slow phone. So the dialog shows as a popover first and becomes modal after the next frame.
 * @param onClose called when the browser or the person closed it
 * @returns the handler of the element's `close` event, and how to dismiss it
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
    // A popover takes the focus into it, and the browser then takes that for where the focus was before the dialog.
    const { activeElement } = document;
    const giveFocusBack = () =>
      focusIfLost(activeElement instanceof HTMLElement ? activeElement : null, dialog);
    const becomeModal = () => {
      stop();
      dialog.showModal();
      dialog.addEventListener('close', giveFocusBack, { once: true });
    };
    const callOff = afterPaint(becomeModal);
    // Escape and Tab are the modal dialog's.
    dialog.addEventListener('keydown', becomeModal);
    const stop = () => {
      callOff();
      dialog.removeEventListener('keydown', becomeModal);
      dialog.popover = null;
    };
    dialog.popover = 'manual';
    // Safari has it since 17.
    dialog.showPopover?.();
    return stop;
  }, [element, open]);

  return {
    // The browser tells of a closing a moment later: by then it may have been opened again, as a popover at first.
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
 * While `open`, the browser's back button or gesture calls `onClose` instead of leaving the page: a history entry is
 * put on top of the page's own, and taken away again when the dialog closes in another way. A link inside the dialog
 * should navigate with `replace`, so that it takes that entry's place.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const mark = crypto.randomUUID();
    const isOnTop = () => historyState()['dialog'] === mark;
    // Later, because StrictMode mounts twice in development and going back takes effect only after a while.
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

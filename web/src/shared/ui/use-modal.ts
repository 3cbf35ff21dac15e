import { type RefObject, useEffect } from 'react';
import { afterPaint } from './after-paint.ts';
import { focusIfLost } from './focus-if-lost.ts';

/**
 * Opens and closes a dialog. To make the page behind it inert, and to undo that, the browser styles all of it anew: on a slow
 * phone that is half of a tap. So it first stands above the page as a popover and becomes modal once that is seen.
 * @param onClose for when the browser or whoever dismisses it has closed it
 * @returns what the element's `close` event calls, and how to dismiss it, which is seen before it closes
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

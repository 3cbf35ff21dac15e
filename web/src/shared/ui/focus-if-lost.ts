/**
 * Moves the focus to the element when nothing has it, as after what had it went from the page. Whoever has gone on to
 * something else meanwhile, typing perhaps, is left there.
 * @param within what may have had it: from anywhere in here it is taken, too
 */
export function focusIfLost(element: HTMLElement | null, within?: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || within?.contains(activeElement)) element?.focus();
}

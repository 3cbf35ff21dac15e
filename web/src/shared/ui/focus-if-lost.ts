/**
 * Focuses the element if the focused one was removed. Leaves the focus alone if the person has moved on.
 * @param within takes the focus from elements in here, too
 */
export function focusIfLost(element: HTMLElement | null, within?: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || within?.contains(activeElement)) element?.focus();
}

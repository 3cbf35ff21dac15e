import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Lets the arrow keys, Home and End move the focus among the buttons of a group, of which the Tab key reaches one: for the
 * group's `onKeyDown`.
 */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const step = steps[event.key];
  let next: HTMLButtonElement | undefined;
  if (step) next = buttons[at + step];
  else if (event.key === 'Home') next = buttons[0];
  else if (event.key === 'End') next = buttons.at(-1);
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

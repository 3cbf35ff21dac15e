import type { Appointment } from '@welding/domain/entities/appointment';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Slot, slotOf } from './save-visit.ts';

/** The directions in which a held visit moves; what they mean is the view's. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export type HeldVisit = {
  /** The visit that is picked up, and where it would be put down. */
  readonly held: { readonly visit: Appointment; readonly slot: Slot } | null;
  readonly onKeyDown: (event: KeyboardEvent, visit: Appointment) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
};

/**
 * Moving by keyboard: the space bar picks the focused visit up, arrows move it, Enter or the space bar puts it down, Escape
 * puts it back.
 */
export function useHeldVisit(
  step: (slot: Slot, direction: Direction) => Slot,
  onDrop: (visit: Appointment, slot: Slot) => void,
): HeldVisit {
  const [held, setHeld] = useState<HeldVisit['held']>(null);
  const toFocus = useRef<string>(undefined);
  // In another lane it is another element, which must have the focus again; before the next key is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it is what moves the element.
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    document.querySelector<HTMLElement>(`[data-visit="${toFocus.current}"]`)?.focus();
    toFocus.current = undefined;
  }, [held]);
  const hold = (next: HeldVisit['held']) => {
    toFocus.current = next?.visit.id ?? held?.visit.id;
    setHeld(next);
  };
  const putBack = () => hold(null);
  const drop = () => {
    if (!held) return;
    hold(null);
    onDrop(held.visit, held.slot);
  };
  const onKeyDown = (event: KeyboardEvent, visit: Appointment) => {
    const direction = directions[event.key];
    if (!held) {
      if (event.key !== ' ') return;
      event.preventDefault();
      hold({ visit, slot: slotOf(visit) });
    } else if (direction) {
      event.preventDefault();
      hold({ ...held, slot: step(held.slot, direction) });
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      drop();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      putBack();
    }
  };
  return { held, onKeyDown, drop, putBack };
}

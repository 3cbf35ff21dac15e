import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Slot } from './save-visit.ts';
import { type Place, swapWelder } from './swap-welder.ts';
import { laneOf } from './use-visit-drag.ts';

/** The directions in which a held visit moves; what they mean is the view's. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export type HeldVisit = {
  /** The visit that is picked up, from whose lane, and where it would be put down. */
  readonly held: {
    readonly visit: Appointment;
    readonly from: string | null;
    readonly place: Place;
    readonly slot: Slot;
  } | null;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, visit: Appointment) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
};

/**
 * Moving by keyboard: the space bar picks the focused visit up, arrows move it, Enter or the space bar puts it down, Escape
 * puts it back. @param step to which place a key leads; `others` are those of the crew who are not being swapped
 */
export function useHeldVisit(
  step: (place: Place, direction: Direction, others: readonly string[]) => Place,
  onDrop: (visit: Appointment, slot: Slot) => void,
): HeldVisit {
  const [held, setHeld] = useState<HeldVisit['held']>(null);
  const toFocus = useRef<{ id: string; lane: string | null }>(undefined);
  // In another lane it is another element, which must have the focus again; before the next key is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it is what moves the element.
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    const card = `[data-visit="${toFocus.current.id}"]`;
    const inLane = document.querySelector<HTMLElement>(`[data-lane="${toFocus.current.lane ?? ''}"] ${card}`);
    // Out of one lane the visit of a crew goes on in those of the others.
    (inLane ?? document.querySelector<HTMLElement>(card))?.focus();
    toFocus.current = undefined;
  }, [held]);
  const focusAfter = (id: string, lane: string | null) => {
    toFocus.current = { id, lane };
  };
  const hold = (visit: Appointment, from: string | null, place: Place) => {
    focusAfter(visit.id, place.lane);
    const welderIds = swapWelder(crewOf(visit), from, place.lane);
    setHeld({ visit, from, place, slot: { scheduledDate: place.scheduledDate, welderIds } });
  };
  const putBack = () => {
    if (held) focusAfter(held.visit.id, held.from);
    setHeld(null);
  };
  const drop = () => {
    if (!held) return;
    focusAfter(held.visit.id, held.place.lane);
    setHeld(null);
    onDrop(held.visit, held.slot);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, visit: Appointment) => {
    const direction = directions[event.key];
    if (!held) {
      if (event.key !== ' ') return;
      event.preventDefault();
      const lane = laneOf(event.currentTarget);
      hold(visit, lane, { scheduledDate: visit.scheduledDate, lane });
    } else if (direction) {
      event.preventDefault();
      const others = crewOf(held.visit).filter((id) => id !== held.from);
      hold(held.visit, held.from, step(held.place, direction, others));
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

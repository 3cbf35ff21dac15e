import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type LaneTime, swapWelder } from './day-frame.ts';
import { mailsClient, type Slot } from './save-visit.tsx';

/** The view decides what a direction means. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export type DraggedVisit = {
  readonly held: {
    readonly visit: Appointment;
    readonly from: string | null;
    readonly place: LaneTime;
    readonly slot: Slot;
  } | null;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, visit: Appointment) => void;
  /** Drops a dragged visit. If its client would get a mail, it is held for confirmation instead. */
  readonly put: (visit: Appointment, from: string | null, place: LaneTime) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
};

/**
 * Moving by keyboard: space picks up, arrows move, Enter or space drops, Escape cancels.
 * @param step the place a key leads to; `others` are crew members who stay
 */
export function useDraggedVisit(
  step: (place: LaneTime, direction: Direction, others: readonly string[]) => LaneTime,
  onDrop: (visit: Appointment, slot: Slot) => void,
): DraggedVisit {
  const [held, setHeld] = useState<DraggedVisit['held']>(null);
  const toFocus = useRef<{ id: string; lane: string | null }>(undefined);
  // In another lane the card is a new element, which must get the focus before the next key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it is what moves the element.
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    const card = `[data-visit="${toFocus.current.id}"]`;
    const inLane = document.querySelector<HTMLElement>(`[data-lane="${toFocus.current.lane ?? ''}"] ${card}`);
    // A crew's visit removed from one lane stays in the others.
    (inLane ?? document.querySelector<HTMLElement>(card))?.focus();
    toFocus.current = undefined;
  }, [held]);
  const focusAfter = (id: string, lane: string | null) => {
    toFocus.current = { id, lane };
  };
  const hold = (visit: Appointment, from: string | null, place: LaneTime) => {
    focusAfter(visit.id, place.lane);
    setHeld({ visit, from, place, slot: slotOf(visit, from, place) });
  };
  const put = (dragged: Appointment, draggedFrom: string | null, place: LaneTime) => {
    const isHeld = held?.visit.id === dragged.id;
    const visit = isHeld ? held.visit : dragged;
    const from = isHeld && held.place.lane === draggedFrom ? held.from : draggedFrom;
    const slot = slotOf(visit, from, place);
    if (mailsClient(visit, slot)) {
      hold(visit, from, place);
      return;
    }
    setHeld(null);
    onDrop(visit, slot);
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
  return { held, onKeyDown, put, drop, putBack };
}

function slotOf(visit: Appointment, from: string | null, { scheduledDate, lane }: LaneTime): Slot {
  return { scheduledDate, welderIds: swapWelder(crewOf(visit), from, lane) };
}

type DropTarget = {
  readonly date: string;
  /** The old and new lane; null is the unassigned lane. */
  readonly from: string | null;
  readonly lane: string | null;
  /** Pixels from the lane's top to the card's. */
  readonly top: number;
};

export type Drag = {
  readonly id: string;
  readonly from: string | null;
  readonly dx: number;
  readonly dy: number;
};

/** A mouse drags after this distance, so that clicks still work; a finger after resting, so that it can scroll. */
const dragThresholdPx = 6;
const restMs = 350;

/**
 * Moving by pointer. Lanes have `data-lane` (empty for unassigned) and `data-date`.
 * @returns the dragged card with its offset, and the press handler of cards
 */
export function useVisitDrag(onDrop: (visit: Appointment, target: DropTarget) => void): {
  drag: Drag | null;
  onPointerDown: (event: ReactPointerEvent<HTMLElement>, visit: Appointment) => void;
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const onPointerDown = (pressed: ReactPointerEvent<HTMLElement>, visit: Appointment) => {
    if (pressed.button !== 0 || !pressed.isPrimary) return;
    const { currentTarget: card, clientX, clientY, pointerId } = pressed;
    const isTouch = pressed.pointerType === 'touch';
    const from = laneOf(card);
    const grabbedBelowTop = clientY - card.getBoundingClientRect().top;
    const scroller = card.closest('[data-scroller]');
    const scrolledBefore = { x: scroller?.scrollLeft ?? 0, y: scrollY };
    const listening = new AbortController();
    const { signal } = listening;
    let dragging = false;
    const begin = () => {
      dragging = true;
      setDrag({ id: visit.id, from, dx: 0, dy: 0 });
    };
    const rest = isTouch ? setTimeout(begin, restMs) : undefined;
    end.current = () => {
      clearTimeout(rest);
      listening.abort();
      setDrag(null);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
      if (!dragging && Math.hypot(dx, dy) > dragThresholdPx) {
        if (isTouch) end.current?.();
        else begin();
      }
      if (!dragging) return;
      const scrolled = { x: (scroller?.scrollLeft ?? 0) - scrolledBefore.x, y: scrollY - scrolledBefore.y };
      setDrag({ id: visit.id, from, dx: dx + scrolled.x, dy: dy + scrolled.y });
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      end.current?.();
      if (!dragging) return;
      swallowClick();
      const target = targetAt(event.clientX, event.clientY, grabbedBelowTop);
      if (target) onDrop(visit, { ...target, from });
    };
    const cancelByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') end.current?.();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', () => end.current?.(), { signal });
    addEventListener('keydown', cancelByKey, { signal });
    const keepStill = (event: Event) => {
      if (dragging) event.preventDefault();
    };
    card.addEventListener('touchmove', keepStill, { signal, passive: false });
    addEventListener('contextmenu', keepStill, { signal });
  };
  return { drag, onPointerDown };
}

function targetAt(x: number, y: number, grabbedBelowTop: number): Omit<DropTarget, 'from'> | undefined {
  const body = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-lane]'))
    .find((found) => found !== null);
  const { date } = body?.dataset ?? {};
  if (!body || date === undefined) return undefined;
  const top = y - grabbedBelowTop - body.getBoundingClientRect().top;
  return { date, lane: laneOf(body), top };
}

/** The lane around an element; null is the unassigned lane. */
function laneOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-lane]')?.dataset['lane'] || null;
}

function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

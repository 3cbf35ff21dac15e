import type { Appointment } from '@welding/domain/entities/appointment';
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** Where a dragged visit was let go. */
export type DropTarget = {
  readonly date: string;
  /** The lane where it was, and the one where it is; null is nobody's. */
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

/** A mouse drags from so many pixels on, so that a click stays a click; a finger after resting, so that it can scroll. */
const dragThresholdPx = 6;
const restMs = 350;

/**
 * Moving with mouse, pen or finger. Lanes say with `data-lane` (empty for nobody's) and `data-date` what they are.
 * @returns which card is dragged and how far, and what a card does when it is pressed
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
    const cancelByKey = (event: KeyboardEvent) => {
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

/** Whose lane an element is in; null is nobody's. */
export function laneOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-lane]')?.dataset['lane'] || null;
}

/** The click that follows letting go opens nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

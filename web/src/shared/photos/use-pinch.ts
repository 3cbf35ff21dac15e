import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { enlarge, type Point, type View, whole } from './enlarge.ts';

/**
 * Lets two fingers make what is in `stage` larger, one finger move it then, and a double tap switch. Told whether it is
 * larger than the stage.
 */
export function usePinch(stage: RefObject<HTMLElement | null>, onLarge: (isLarge: boolean) => void) {
  const view = useRef(whole);
  const show = (next: View) => {
    view.current = next;
    const element = stage.current?.firstElementChild;
    if (element instanceof HTMLElement)
      element.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    onLarge(next.scale > 1);
  };
  /** @param from and @param to on the screen; without them about the middle */
  const zoom = (factor: number, from?: Point, to = from) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const inStage = (point: Point | undefined): Point =>
      point
        ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }
        : { x: 0, y: 0 };
    show(enlarge(view.current, factor, { from: inStage(from), to: inStage(to), stage: box }));
  };
  const reset = () => show(whole);

  const onTouches = useEffectEvent((before: readonly Point[], after: readonly Point[]) => {
    const [one, other] = [before[0], before[1]];
    const [newOne, newOther] = [after[0], after[1]];
    if (!one || !newOne) return;
    const factor = other && newOther ? distance(newOne, newOther) / Math.max(1, distance(one, other)) : 1;
    zoom(factor, other ? middle(one, other) : one, newOther ? middle(newOne, newOther) : newOne);
  });
  const onDoubleTap = useEffectEvent((at: Point) => {
    if (view.current.scale > 1) reset();
    else zoom(2.5, at);
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    const leaving = new AbortController();
    const { signal } = leaving;
    const down = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      onTouches(before, [...pointers.values()]);
    };
    const up = (event: PointerEvent) => pointers.delete(event.pointerId);
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('dblclick', ({ clientX: x, clientY: y }) => onDoubleTap({ x, y }), { signal });
    return () => leaving.abort();
  }, [stage]);

  return { zoomBy: (factor: number) => zoom(factor), reset };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

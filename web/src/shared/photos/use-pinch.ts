import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const most = 6;

/** How large something is shown, and moved how far from its middle, in CSS pixels. */
type View = { readonly scale: number; readonly x: number; readonly y: number };

const whole: View = { scale: 1, x: 0, y: 0 };

/**
 * Lets two fingers make what is in `stage` larger, one finger move it then, and a double tap switch. Told whether it is
 * larger than the stage.
 */
export function usePinch(stage: RefObject<HTMLElement | null>, onLarge: (isLarge: boolean) => void) {
  const view = useRef(whole);
  const show = (next: View) => {
    const element = stage.current?.firstElementChild;
    const scale = Math.min(most, Math.max(1, next.scale));
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    // Its edges never come further in than those of the stage.
    const within = (offset: number, length: number) => {
      const room = (length * (scale - 1)) / 2;
      return Math.min(room, Math.max(-room, offset));
    };
    view.current = { scale, x: within(next.x, clientWidth), y: within(next.y, clientHeight) };
    if (element instanceof HTMLElement)
      element.style.transform = `translate(${view.current.x}px, ${view.current.y}px) scale(${scale})`;
    onLarge(scale > 1);
  };
  const zoomBy = (factor: number) => {
    const { scale, x, y } = view.current;
    show({ scale: scale * factor, x: x * factor, y: y * factor });
  };
  const reset = () => show(whole);

  const onTouches = useEffectEvent((before: readonly Point[], after: readonly Point[]) => {
    const [one, other] = [before[0], before[1]];
    const [newOne, newOther] = [after[0], after[1]];
    if (!one || !newOne) return;
    const factor = other && newOther ? distance(newOne, newOther) / Math.max(1, distance(one, other)) : 1;
    const from = other ? middle(one, other) : one;
    const to = newOther ? middle(newOne, newOther) : newOne;
    const { scale, x, y } = view.current;
    show({ scale: scale * factor, x: x * factor + to.x - from.x, y: y * factor + to.y - from.y });
  });
  const onDoubleTap = useEffectEvent(() => {
    if (view.current.scale > 1) reset();
    else zoomBy(2.5);
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
    element.addEventListener('dblclick', () => onDoubleTap(), { signal });
    return () => leaving.abort();
  }, [stage]);

  return { zoomBy, reset };
}

type Point = { readonly x: number; readonly y: number };

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

import { toastTiming } from '@welding/domain/interface-timing';
import { type PointerEvent, useRef, useState } from 'react';

/** Follows a drag to the right in CSS pixels and calls `onSwipe` when it is let go past the threshold. */
export function useSwipeRight(onSwipe: () => void) {
  const startX = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (startX.current ?? event.clientX));
  const stop = () => {
    startX.current = undefined;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.target instanceof Element && event.target.closest('button, a')) return;
        startX.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        if (startX.current !== undefined) setOffset(distance(event));
      },
      onPointerUp(event: PointerEvent) {
        const swiped = distance(event) > toastTiming.swipeThresholdPx;
        stop();
        if (swiped) onSwipe();
      },
      onPointerCancel: stop,
    },
  };
}

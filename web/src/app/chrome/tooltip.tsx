import { tooltipTiming } from '@welding/domain/interface-timing';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** When the last tooltip closed: within the skip delay after it the next one opens at once. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

type TooltipProps = {
  text: string;
  /** The control the text belongs to; it must have an accessible name of its own. */
  children: ReactNode;
};

/** A text beside a control, after a delay on hover and at once on keyboard focus; Escape hides it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(opening.current), []);

  const show = (delayMs: number) => {
    clearTimeout(opening.current);
    opening.current = setTimeout(() => setOpen(true), delayMs);
  };
  const hide = () => {
    clearTimeout(opening.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };
  const hoverDelay = () =>
    performance.now() - lastClosedAt < tooltipTiming.skipDelayMs ? 0 : tooltipTiming.openDelayMs;
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      hide();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which is the interactive one
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(hoverDelay())}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children}
      {open && (
        <span id={id} role="tooltip" className="tooltip-text">
          {text}
        </span>
      )}
    </span>
  );
}

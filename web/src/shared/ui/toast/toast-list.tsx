import { actionToastMs, toastTiming } from '@welding/domain/interface-timing';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { Button } from '#shared/ui/button.tsx';
import { uiTexts } from '#shared/ui/ui-texts.ts';

/** The current toast. Its timer stops while the pointer or focus is on it. */
export function ToastList() {
  const { toasts, handlers } = useToaster();
  const current = toasts.find(({ visible }) => visible);
  const currentId = current?.id;
  const endPause = useEffectEvent(handlers.endPause);
  // A removed card reports neither that the pointer left it nor that it lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with each card
  useLayoutEffect(() => () => endPause(), [currentId]);
  if (!current) return null;
  return (
    <ToastCard
      key={current.id}
      variant={current.className === 'destructive' ? 'destructive' : 'default'}
      onPause={handlers.startPause}
      onResume={handlers.endPause}
      onDismiss={() => toast.dismiss(current.id)}
    >
      {resolveValue(current.message, current)}
    </ToastCard>
  );
}

type ToastCardProps = {
  variant: ToastVariant;
  children: ReactNode;
  onPause: () => void;
  onResume: () => void;
  onDismiss: () => void;
};

function ToastCard({ variant, children, onPause, onResume, onDismiss }: ToastCardProps) {
  const { offset, handlers } = useSwipeRight(onDismiss);
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses it; everything one can do here has a button
    <div
      className={`toast-card toast-card-${variant}`}
      style={{ translate: `${offset}px` }}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
      {...handlers}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="toast-words">{children}</div>
      <Button
        look="ghost"
        square
        className="-my-2 -mr-2 [--btn-rest-fg:currentColor]"
        aria-label={uiTexts().dismiss}
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Calls `onSwipe` after a drag to the right past the threshold, in CSS pixels. */
function useSwipeRight(onSwipe: () => void) {
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

type ToastVariant = 'default' | 'destructive';

export type ToastText = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** An action such as Undo, which also closes the toast. */
  action?: { readonly label: string; readonly onAction: () => void };
  /** Longer than usual if there is something to do. */
  lastsMs?: number;
};

/** Shows a toast and removes the previous one: at most one is visible (specification section 9). */
export function queueToast({ title, description, variant = 'default', action, lastsMs }: ToastText): void {
  toast.dismiss();
  toast(
    ({ id }) => (
      <>
        <strong className="block">{title}</strong>
        {description}
        {action && (
          <Button
            className="btn-sm mt-2 block min-h-11 [--btn-rest-fg:currentColor]"
            onClick={() => {
              toast.dismiss(id);
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        )}
      </>
    ),
    {
      className: variant,
      duration: action ? (lastsMs ?? actionToastMs) : toastTiming.displayMs,
      removeDelay: toastTiming.removeAfterMs,
    },
  );
}

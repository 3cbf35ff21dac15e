import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '#shared/ui/ui-texts.ts';
import type { ToastVariant } from './toast-text.ts';
import { useSwipeRight } from './use-swipe-right.ts';

type ToastCardProps = {
  variant: ToastVariant;
  children: ReactNode;
  onPause: () => void;
  onResume: () => void;
  onDismiss: () => void;
};

export function ToastCard({ variant, children, onPause, onResume, onDismiss }: ToastCardProps) {
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
      <button
        type="button"
        className="btn btn-ghost btn-square -my-2 -mr-2 [--btn-rest-fg:currentColor]"
        aria-label={uiTexts().dismiss}
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { portalPaymentTexts } from './portal-payment-texts.tsx';

type PreparationFailedProps = { children: ReactNode; onRetry: () => void; retryLabel?: string };

/** Keeps the spinner as the specification requires, with a message and a retry below. */
export function PreparationFailed({ children, onRetry, retryLabel }: PreparationFailedProps) {
  return (
    <div className="grid justify-items-center gap-5 py-10 text-center">
      <Spinner className="size-10 text-ember" />
      <p role="alert" className="max-w-prose">
        {children}
      </p>
      <Button look="secondary" onClick={onRetry}>
        {retryLabel ?? portalPaymentTexts().tryAgain}
      </Button>
    </div>
  );
}

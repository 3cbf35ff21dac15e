import { maxFailedAttempts } from '@welding/domain/entities/payment';
import { useEffect, useRef } from 'react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import type { ClosedReason } from './payment-outcome.ts';

/** A payment that takes no card any more; one of its own each time. */
export type Closing = { readonly reason: ClosedReason };

/**
 * Says why the card form is empty again, and what to do. It takes the focus: the button that had it is gone, and on a
 * phone the form's end is far below.
 */
export function ClosedPayment({ closing }: { closing: Closing }) {
  const notice = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each closing is told anew
  useEffect(() => notice.current?.focus(), [closing]);
  const attempts = closing.reason === 'attempts';
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label="Payment closed"
      className="alert alert-warning items-start scroll-mt-24"
    >
      <p>
        {attempts
          ? `This payment was closed after ${maxFailedAttempts} failed attempts. Nothing was charged. Please call us at `
          : 'This payment was open for more than a day and was closed. Nothing was charged. For help, call us at '}
        <PhoneLink className="link font-semibold whitespace-nowrap" />
        {attempts
          ? ', and we’ll find another way to pay. You can also try once more with another card below.'
          : '. Please type your card again below.'}
      </p>
    </section>
  );
}

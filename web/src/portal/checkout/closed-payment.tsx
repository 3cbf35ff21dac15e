import { maxFailedAttempts } from '@welding/domain/entities/payment';
import { type ReactNode, useEffect, useRef } from 'react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import type { ClosedReason } from './payment-outcome.ts';
import { paymentTexts } from './payment-texts.tsx';

const closedTexts: Record<ClosedReason, (phone: ReactNode) => ReactNode> = {
  attempts: (phone) => paymentTexts().closedAfter(maxFailedAttempts, phone),
  age: (phone) => paymentTexts().closedByAge(phone),
  overtaken: (phone) => paymentTexts().closedByOther(phone),
};

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
  const phone = <PhoneLink className="link font-semibold whitespace-nowrap" />;
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={paymentTexts().paymentClosed}
      className="alert alert-warning items-start scroll-mt-24"
    >
      <p>{closedTexts[closing.reason](phone)}</p>
    </section>
  );
}

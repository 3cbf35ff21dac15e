import { type MouseEvent, useId } from 'react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { bookingTexts } from './booking-texts.tsx';

/** Sends the booking; without a network it says why it cannot. It can be reached by keyboard in every state. */
export function BookingButton({ isSending }: { isSending: boolean }) {
  const reasonId = useId();
  const online = useOnline();
  const holdBack = (event: MouseEvent) => {
    if (isSending || !online) event.preventDefault();
  };
  return (
    <div className="flex flex-wrap items-center gap-4 md:col-span-2">
      <button
        type="submit"
        className="btn btn-primary btn-lg held-back"
        aria-disabled={isSending || !online}
        aria-describedby={reasonId}
        onClick={holdBack}
      >
        {isSending && <Spinner />}
        {isSending ? bookingTexts().scheduling : bookingTexts().schedule}
      </button>
      <p id={reasonId} role="status" className="empty:hidden">
        {!online && bookingTexts().offline(<PhoneLink className="link whitespace-nowrap" />)}
      </p>
    </div>
  );
}

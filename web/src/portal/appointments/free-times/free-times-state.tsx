import { CloudOff } from 'lucide-react';
import { confirmedAtText } from '#portal/live-lists/confirmed-at-text.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import type { FreeTimes } from './use-free-times.ts';

/** What there is to say about the free times besides them: not there yet, not sure, none, or not to be had. */
export function FreeTimesState({ freeTimes, isEmpty }: { freeTimes: FreeTimes; isEmpty: boolean }) {
  const { days, asOf, isAsking, problem, askAgain } = freeTimes;
  const isOnline = useOnline();
  const asOfText = asOf && confirmedAtText(asOf, new Date());
  return (
    <div className="grid content-start gap-2">
      <p role="status" className="flex items-start gap-2 empty:hidden">
        {!days && isAsking && (
          <>
            <Spinner className="size-5 text-ember" /> Looking for free times
          </>
        )}
        {!isOnline && (
          <>
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {asOfText
              ? `You are offline. These times were free at ${asOfText}; some may be taken by now.`
              : 'You are offline. Free times appear with the next signal; any time can be typed below.'}
          </>
        )}
        {isOnline && asOfText && !problem && (
          <>
            {isAsking && <Spinner className="mt-0.5 size-5 shrink-0 text-ember" />}
            These times were free at {asOfText}.{isAsking && ' Looking again.'}
          </>
        )}
        {isEmpty && isOnline && !asOf && 'Nothing is free in these two weeks.'}
      </p>
      {isOnline && problem && !isAsking && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>
            {asOfText
              ? `These times were free at ${asOfText}; newer ones could not be loaded. ${problem}`
              : `Free times could not be loaded. ${problem} You can still type any time below, or call `}
            {!asOfText && (
              <>
                <PhoneLink className="link whitespace-nowrap" />.
              </>
            )}
          </p>
          <button type="button" className="btn btn-outline" onClick={askAgain}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

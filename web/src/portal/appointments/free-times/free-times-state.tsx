import { CloudOff } from 'lucide-react';
import { confirmedAtText } from '#portal/live-lists/confirmed-at-text.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { freeTimesTexts } from './free-times-texts.tsx';
import type { FreeTimes } from './use-free-times.ts';

/** What there is to say about the free times besides them: not there yet, not sure, none, or not to be had. */
export function FreeTimesState({ freeTimes, isEmpty }: { freeTimes: FreeTimes; isEmpty: boolean }) {
  const { days, asOf, isAsking, problem, askAgain } = freeTimes;
  const isOnline = useOnline();
  const asOfText = asOf && confirmedAtText(asOf, serverNow());
  return (
    <div className="grid content-start gap-2">
      <p role="status" className="flex items-start gap-2 empty:hidden">
        {!days && isAsking && (
          <>
            <Spinner className="size-5 text-ember" /> {freeTimesTexts().looking}
          </>
        )}
        {!isOnline && (
          <>
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {asOfText ? freeTimesTexts().offlineAsOf(asOfText) : freeTimesTexts().offline}
          </>
        )}
        {isOnline && asOfText && !problem && (
          <>
            {isAsking && <Spinner className="mt-0.5 size-5 shrink-0 text-ember" />}
            {freeTimesTexts().wereFree(asOfText)}
            {isAsking && ` ${freeTimesTexts().lookingAgain}`}
          </>
        )}
        {isEmpty && isOnline && !asOf && freeTimesTexts().nothingFree}
      </p>
      {isOnline && problem && !isAsking && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>
            {asOfText
              ? freeTimesTexts().noNewer(asOfText, problem)
              : freeTimesTexts().notLoaded(problem, <PhoneLink className="link whitespace-nowrap" />)}
          </p>
          <button type="button" className="btn btn-outline" onClick={askAgain}>
            {freeTimesTexts().tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}

import { bookingMessages } from '@welding/domain/booking/booking-messages';
import { comingTimeText } from '@welding/domain/booking/coming-time';
import { serverNow } from '#shared/time/server-clock.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { bookingTexts } from './booking-texts.tsx';

export type TakenTime = { readonly time: string; readonly nearest: readonly Date[] };

type TakenNoticeProps = {
  taken: TakenTime;
  chosen: Date | undefined;
  onChoose: (instant: Date) => void;
};

export function TakenNotice({ taken, chosen, onChoose }: TakenNoticeProps) {
  const now = serverNow();
  const { nearest } = taken;
  return (
    <Notice kind="warning" role="alert" stacked className="md:col-span-2">
      <p>
        <strong>{bookingMessages.taken}.</strong>{' '}
        {nearest.length > 0 ? bookingTexts().stillHereNearby : bookingTexts().stillHere}
      </p>
      {nearest.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {nearest.map((time) => (
            <li key={time.getTime()}>
              <button
                type="button"
                aria-pressed={chosen?.getTime() === time.getTime()}
                className="choice px-4"
                onClick={() => onChoose(time)}
              >
                {comingTimeText(time, now)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

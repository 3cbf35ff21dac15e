import { PhoneCall } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useSecondsLeft } from '#shared/ui/use-seconds-left.ts';
import type { HeldTime } from './calendar-entries.ts';
import { calendarTexts } from './calendar-texts.ts';
import { CardTimes } from './card-times.tsx';
import { timeLeft } from './time-left.ts';

/** A time in the calendar that is held for somebody on the phone, and for how much longer. */
export function HoldCard({ hold, style }: { hold: HeldTime; style?: CSSProperties }) {
  const secondsLeft = useSecondsLeft(Date.parse(hold.until));
  if (secondsLeft === 0) return null;
  return (
    <div className="block-card hold-card" style={style}>
      <span className="visit-card-time">
        <PhoneCall aria-hidden="true" className="inline size-4 shrink-0" />
        <CardTimes start={new Date(hold.start)} end={new Date(hold.end)} />
      </span>
      <span className="visit-card-name">{calendarTexts().heldBy(hold.by || calendarTexts().staff)}</span>
      <span className="visit-card-title tabular-nums">{calendarTexts().left(timeLeft(secondsLeft))}</span>
    </div>
  );
}

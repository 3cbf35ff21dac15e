import { shownDays } from '@welding/domain/booking/availability';
import { comingDayText, comingTimeText, dateText } from '@welding/domain/booking/coming-time';
import { clockWords } from '@welding/domain/entities/arrival-words';
import { businessHours } from '@welding/domain/values/business';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { deviceDiffersFromChicago } from '@welding/domain/values/chicago-time';
import { ChevronLeft, ChevronRight, CloudOff, Zap } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { confirmedAtText } from '#shared/live-lists/as-of.tsx';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Room, TextRoom } from '#shared/ui/room.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { freeTimesTexts } from './free-times-texts.tsx';
import { type FreeTimes, firstFreeDay } from './use-free-times.ts';

type FreeTimesPickerProps = {
  freeTimes: FreeTimes;
  /** The first day shown, `YYYY-MM-DD`. */
  from: string;
  onFrom: (from: string) => void;
  chosen: Date | undefined;
  onChoose: (instant: Date) => void;
};

/** Two weeks of free times: a button per day, and per time of the selected day. */
export function FreeTimesPicker({ freeTimes, from, onFrom, chosen, onChoose }: FreeTimesPickerProps) {
  const t = freeTimesTexts();
  const headingId = useId();
  const timesId = useId();
  const [lookedAt, setLookedAt] = useState<string>();
  const now = serverNow();
  const today = chicagoDate(now);
  const { days } = freeTimes;
  const first = days && firstFreeDay(days);
  const [firstTime] = first?.times ?? [];
  const day = days?.find(({ date, times }) => date === lookedAt && times.length > 0) ?? first;
  const tabStop = day?.times.find((time) => isSame(chosen, time)) ?? day?.times[0];

  return (
    <section aria-labelledby={headingId} className="grid gap-3" onFocus={freeTimes.refresh}>
      <h3 id={headingId} className="font-semibold">
        {t.freeTimes(deviceDiffersFromChicago(now), freeTimes.asOf && confirmedAtText(freeTimes.asOf, now))}
      </h3>
      <Room of={!days && <LongestDay now={now} />}>
        <div className="grid content-start gap-3">
          {days && first && firstTime && (
            <>
              {from === today && (
                <Button
                  look="primary"
                  className="btn-soft h-auto justify-self-start text-base-content"
                  onClick={() => {
                    setLookedAt(first.date);
                    onChoose(new Date(firstTime));
                  }}
                >
                  <Zap aria-hidden="true" className="size-5 text-ember" />
                  {t.firstFree(comingTimeText(new Date(firstTime), now))}
                </Button>
              )}
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame around buttons that are no fields */}
              <div role="group" aria-label={t.days} className={daysGrid} onKeyDown={moveFocusByArrows}>
                {days.map(({ date, times }) => (
                  <button
                    key={date}
                    type="button"
                    disabled={times.length === 0}
                    aria-pressed={date === day?.date}
                    aria-controls={timesId}
                    tabIndex={date === day?.date ? 0 : -1}
                    className={dayCell}
                    onClick={() => setLookedAt(date)}
                  >
                    <span className="max-w-full wrap-anywhere text-xs tracking-tight">
                      {weekdayText(date, now)}
                    </span>
                    <span className="text-lg leading-tight">
                      {t.dayOf(Number(date.slice(8)), monthOf(date), aloud)}
                    </span>
                    <span className="text-xs font-normal">
                      {times.length || t.none}
                      <span className="sr-only"> {t.free(times.length)}</span>
                    </span>
                  </button>
                ))}
              </div>
              {/* biome-ignore lint/a11y/useSemanticElements: see above */}
              <div
                id={timesId}
                role="group"
                aria-label={day && t.freeTimesOn(comingDayText(day.date, now))}
                className={timesGrid}
                onKeyDown={moveFocusByArrows}
              >
                <p className="col-span-full font-semibold" aria-live="polite">
                  {day && t.freeOn(capitalized(comingDayText(day.date, now)), day.times.length)}
                </p>
                {day?.times.map((time) => (
                  <button
                    key={time}
                    type="button"
                    aria-pressed={isSame(chosen, time)}
                    tabIndex={time === tabStop ? 0 : -1}
                    className={`choice px-1 whitespace-nowrap ${freeTimes.asOf ? 'border-dashed' : ''}`}
                    onClick={() => onChoose(new Date(time))}
                  >
                    {clockWords(new Date(time))}
                  </button>
                ))}
              </div>
            </>
          )}
          <FreeTimesState freeTimes={freeTimes} isEmpty={days !== undefined && !first} />
        </div>
      </Room>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          look="ghost"
          icon={ChevronLeft}
          disabled={from <= today}
          onClick={() => onFrom(addDays(from, -shownDays))}
        >
          {t.earlier}
        </Button>
        <Button look="ghost" onClick={() => onFrom(addDays(from, shownDays))}>
          {t.twoWeeksLater} <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}

const daysGrid = 'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5 lg:grid-cols-7';
const dayCell = 'choice gap-0 px-0.5 py-1.5';
const timesGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1.5 sm:grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] [&:lang(es)]:grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))]';
/** Reserves a line of text. */
const blank = '\u00a0';
/** The start times of the longest business day, each half hour, for a visit of an hour. */
const usualTimes = Math.max(
  ...businessHours.map(({ open }) =>
    open ? (Number.parseInt(open.to, 10) - Number.parseInt(open.from, 10)) * 2 - 1 : 0,
  ),
);

/** A placeholder for two weeks and a normal day's times, in their final size. */
function LongestDay({ now }: { now: Date }) {
  const t = freeTimesTexts();
  const soon = comingTimeText(now, now);
  return (
    <div className="grid content-start gap-3">
      <TextRoom text={t.firstFree(soon)} className="btn h-auto justify-self-start pl-11 text-base" />
      <div className={daysGrid}>
        {Array.from({ length: shownDays }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <div key={at} className={dayCell}>
            <span className="text-xs">{blank}</span>
            <span className="text-lg leading-tight">{blank}</span>
            <span className="text-xs">{blank}</span>
          </div>
        ))}
      </div>
      <div className={timesGrid}>
        <TextRoom
          text={t.freeOn(capitalized(comingDayText(addDays(chicagoDate(now), 9), now)), usualTimes)}
          className="col-span-full font-semibold"
        />
        {Array.from({ length: usualTimes }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <div key={at} className="choice px-1">
            {blank}
          </div>
        ))}
      </div>
      <TextRoom text={t.wereFree(confirmedAtText(now, now))} />
    </div>
  );
}

function isSame(chosen: Date | undefined, time: string): boolean {
  return chosen?.getTime() === Date.parse(time);
}

/** The word above a day's number: Today, or Thu. */
function weekdayText(date: string, now: Date): string {
  const text = comingDayText(date, now);
  return text.includes(',') ? text.slice(0, 3) : capitalized(text);
}

/** For screen readers only. */
const aloud = (words: string) => <span className="sr-only">{words}</span>;

/** The month in a date, without the Spanish "de". */
function monthOf(date: string): string {
  return dateText(date).match(/\p{L}{3,}/gu)?.[1] ?? '';
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys, Home and End move the focus within a group that has one tab stop. For the group's `onKeyDown`. */
function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const step = steps[event.key];
  let next: HTMLButtonElement | undefined;
  if (step) next = buttons[at + step];
  else if (event.key === 'Home') next = buttons[0];
  else if (event.key === 'End') next = buttons.at(-1);
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

function FreeTimesState({ freeTimes, isEmpty }: { freeTimes: FreeTimes; isEmpty: boolean }) {
  const t = freeTimesTexts();
  const { days, asOf, isAsking, problem, askAgain } = freeTimes;
  const isOnline = useOnline();
  const asOfText = asOf && confirmedAtText(asOf, serverNow());
  return (
    <div className="grid content-start gap-2">
      <p role="status" className="flex items-start gap-2 empty:hidden">
        {!days && isAsking && (
          <>
            <Spinner className="size-5 text-ember" /> {t.looking}
          </>
        )}
        {!isOnline && (
          <>
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {!asOfText ? t.offline : isEmpty ? t.nothingFreeOffline : t.offlineAsOf(asOfText)}
          </>
        )}
        {isOnline && asOfText && !problem && !isEmpty && (
          <>
            {isAsking && <Spinner className="mt-0.5 size-5 shrink-0 text-ember" />}
            {t.wereFree(asOfText)}
            {isAsking && ` ${t.lookingAgain}`}
          </>
        )}
        {isEmpty && isOnline && t.nothingFree}
      </p>
      {isOnline && problem && !isAsking && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>
            {asOfText && !isEmpty
              ? t.noNewer(asOfText, problem)
              : t.notLoaded(problem, <PhoneLink className="link whitespace-nowrap" />)}
          </p>
          <Button onClick={askAgain}>{t.tryAgain}</Button>
        </div>
      )}
    </div>
  );
}

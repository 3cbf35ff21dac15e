import { dateText } from '@welding/domain/booking/coming-time';
import { hoursOfDate, isOpenAt } from '@welding/domain/booking/opening-hours';
import { addDays, chicagoDate, chicagoDayBounds, moveToDate } from '@welding/domain/values/chicago-day';
import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { BlockCard, CalendarVisitCard, type CardMoves, HoldCard } from './calendar-cards.tsx';
import { calendarTexts } from './calendar-texts.ts';
import { calendarSearch } from './calendar-view.tsx';
import { type CalendarViewProps, isFreeAt, type LaneTime, lanesOfCrew, nextLane } from './day-frame.ts';
import { HeldNotice, MoveHelp } from './held-notice.tsx';
import { blockSpan, itemsWithin, type Lane, visitSpan } from './lanes.ts';
import { withSlot } from './use-calendar.ts';
import { type Direction, useDraggedVisit, useVisitDrag } from './use-dragged-visit.ts';

const ignore = () => undefined;

/** A week with a row per welder and a column per day. A moved card keeps its time. */
export function WeekBoard({ dates, today, lanesFor, visits, specialDays, rules, onMove }: CalendarViewProps) {
  const t = calendarTexts();
  const helpId = useId();
  const lanes = lanesFor(visits);
  const order = lanes.map(({ welderId }) => welderId);
  const moving = useDraggedVisit(
    (place, direction, others) => stepped(place, direction, others, dates, order),
    onMove ?? ignore,
  );
  const { held } = moving;
  const { drag, onPointerDown } = useVisitDrag((visit, { date, from, lane }) => {
    const scheduledDate = moveToDate(new Date(visit.scheduledDate), date).toISOString();
    const isSameDay = chicagoDate(new Date(visit.scheduledDate)) === date;
    moving.put(visit, from, { scheduledDate: isSameDay ? visit.scheduledDate : scheduledDate, lane });
  });
  const moves = useCardMoves({ onKeyDown: moving.onKeyDown, onPointerDown, helpId }, onMove !== undefined);
  const moved = held?.visit ?? visits.find(({ id }) => id === drag?.id);
  const from = (held ?? drag)?.from ?? null;
  // Does not depend on the drag, so that pointer moves rerender only the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else comes from these
  const free = useMemo(() => {
    const takes = (lane: Lane, date: string) => {
      const crew = moved ? lanesOfCrew(lanes, moved, from, lane.welderId) : [];
      if (!moved || crew.length === 0) return undefined;
      const start = moveToDate(new Date(moved.scheduledDate), date);
      return isOpenAt(start, specialDays) ? isFreeAt(moved, start.getTime(), crew, rules) : undefined;
    };
    return new Map(lanes.map((lane) => [lane.welderId, dates.map((date) => takes(lane, date))]));
  }, [moved?.id, from, visits, lanesFor, rules]);
  const shown = held
    ? lanesFor(visits.map((visit) => (visit.id === held.visit.id ? withSlot(visit, held.slot) : visit)))
    : lanes;
  const scroller = useScrolledToToday(dates);
  const days = dates.map((date) => ({ date, bounds: chicagoDayBounds(date) }));
  const special = (date: string) => specialDays.find((day) => day.date === date);

  return (
    <>
      {onMove && <MoveHelp id={helpId} />}
      <HeldNotice moving={moving} lanes={lanes} rules={rules} />
      <section
        ref={scroller}
        aria-label={t.weekByWelder}
        data-scroller
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
        tabIndex={0}
        className="calendar-scroller"
      >
        <table className="week-board">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t.welder}</span>
              </th>
              {dates.map((date) => (
                <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
                  <Link to={calendarSearch('day', date)} className="week-day">
                    {dateText(date)}
                  </Link>
                  {special(date) && <span className="block text-sm">{special(date)?.label}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((lane) => (
              <tr key={lane.welderId ?? ''}>
                <th scope="row">{lane.name}</th>
                {days.map(({ date, bounds }, index) => (
                  <td
                    key={date}
                    data-lane={lane.welderId ?? ''}
                    data-date={date}
                    data-closed={hoursOfDate(date, specialDays) === null || undefined}
                    data-free={free.get(lane.welderId)?.[index]}
                  >
                    {itemsWithin(lane.blocks, blockSpan, bounds).map((block) => (
                      <BlockCard key={block.id} block={block} canChange={onMove !== undefined} />
                    ))}
                    {itemsWithin(lane.holds, blockSpan, bounds).map((hold) => (
                      <HoldCard key={hold.id} hold={hold} />
                    ))}
                    {itemsWithin(lane.visits, visitSpan, bounds).map((visit) => (
                      <CalendarVisitCard
                        key={visit.id}
                        visit={visit}
                        overlaps={lane.overlapping.has(visit.id)}
                        moves={moves}
                        isHeld={held?.visit.id === visit.id && held.place.lane === lane.welderId}
                        drag={drag?.id === visit.id && drag.from === lane.welderId ? drag : undefined}
                      />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Scrolls a narrow screen to today, if it is in the week. */
function useScrolledToToday([first]: readonly string[]) {
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each week
  useLayoutEffect(() => {
    const { current } = scroller;
    const today = current?.querySelector<HTMLElement>('[aria-current="date"]');
    const names = current?.querySelector<HTMLElement>('th');
    if (current && names) current.scrollLeft = today ? today.offsetLeft - names.offsetWidth : 0;
  }, [first]);
  return scroller;
}

function stepped(
  place: LaneTime,
  direction: Direction,
  others: readonly string[],
  dates: readonly string[],
  order: readonly (string | null)[],
): LaneTime {
  if (direction === 'up' || direction === 'down') {
    return { ...place, lane: nextLane(place.lane, direction === 'up' ? -1 : 1, order, others) };
  }
  const instant = new Date(place.scheduledDate);
  const date = addDays(chicagoDate(instant), direction === 'left' ? -1 : 1);
  return dates.includes(date) ? { ...place, scheduledDate: moveToDate(instant, date).toISOString() } : place;
}

/**
 * The card handlers as one stable object, so that a card renders only when its data changes.
 * @param canMove false for people who may only look
 */
function useCardMoves(
  { onKeyDown, onPointerDown, helpId }: CardMoves,
  canMove: boolean,
): CardMoves | undefined {
  const latest = useRef({ onKeyDown, onPointerDown });
  useLayoutEffect(() => {
    latest.current = { onKeyDown, onPointerDown };
  });
  return useMemo(() => {
    if (!canMove) return undefined;
    return {
      helpId,
      onKeyDown: (...pressed) => latest.current.onKeyDown(...pressed),
      onPointerDown: (...pressed) => latest.current.onPointerDown(...pressed),
    };
  }, [helpId, canMove]);
}

import { deskPaths } from '@welding/domain/paths';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { BlockCard, CalendarVisitCard, type CardMoves, HoldCard } from './calendar-cards.tsx';
import { calendarTexts } from './calendar-texts.ts';
import {
  type CalendarViewProps,
  type DayFrame,
  dayFrame,
  freePlaces,
  instantInFrame,
  type LaneTime,
  lanesOfCrew,
  nextLane,
  placeInFrame,
} from './day-frame.ts';
import { HeldNotice, MoveHelp } from './held-notice.tsx';
import { blockSpan, type Lane, layOutOverlaps, onDate, visitSpan } from './lanes.ts';
import { withSlot } from './use-calendar.ts';
import { type Direction, type Drag, useDraggedVisit, useVisitDrag } from './use-dragged-visit.ts';

const stepMinutes = 15;
/** Half an hour has the height of a finger; keep in step with calendar.css. */
const hourRem = 5.5;

const ignore = () => undefined;

/** One day with a lane per welder; time runs down. */
export function DayGrid({ dates, lanesFor, visits, specialDays, rules, onMove }: CalendarViewProps) {
  const helpId = useId();
  const date = dates[0] ?? '';
  const lanes = lanesFor(visits);
  const frame = dayFrame(
    date,
    [...visits.map(visitSpan), ...lanes.flatMap(({ holds }) => holds.map(blockSpan))],
    specialDays,
    lanes.flatMap(({ blocks }) => blocks.map(blockSpan)),
  );
  const order = lanes.map(({ welderId }) => welderId);
  const moving = useDraggedVisit(
    (place, direction, others) => stepped(place, direction, others, frame, order),
    onMove ?? ignore,
  );
  const { drag, onPointerDown } = useVisitDrag((visit, { top, from, lane }) => {
    const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const instant = instantInFrame(frame, top / (hourRem * remPx), stepMinutes);
    const isMoved =
      Math.abs(instant.getTime() - Date.parse(visit.scheduledDate)) >= (stepMinutes / 2) * 60_000;
    const scheduledDate = isMoved ? instant.toISOString() : visit.scheduledDate;
    moving.put(visit, from, { scheduledDate, lane });
  });
  const moves: CardMoves | undefined = onMove && { onKeyDown: moving.onKeyDown, onPointerDown, helpId };
  const { held } = moving;
  const moved = held?.visit ?? visits.find(({ id }) => id === drag?.id);
  const from = (held ?? drag)?.from ?? null;
  // Does not depend on the drag, so that pointer moves rerender only the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else comes from these
  const free = useMemo(
    () =>
      new Map(
        lanes.map(({ welderId }) => {
          const crew = moved ? lanesOfCrew(lanes, moved, from, welderId) : [];
          return [welderId, moved ? freePlaces(moved, crew, frame, rules, stepMinutes) : []];
        }),
      ),
    [moved?.id, from, visits, lanesFor, rules],
  );
  const shown = held
    ? lanesFor(visits.map((visit) => (visit.id === held.visit.id ? withSlot(visit, held.slot) : visit)))
    : lanes;

  return (
    <>
      {onMove && <MoveHelp id={helpId} />}
      <HeldNotice moving={moving} lanes={lanes} rules={rules} />
      <section
        aria-label={calendarTexts().dayByWelder}
        data-scroller
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
        tabIndex={0}
        className="calendar-scroller"
      >
        <div
          className="day-grid"
          style={{
            gridTemplateColumns: `minmax(3.5rem, max-content) repeat(${shown.length}, minmax(8.5rem, 1fr))`,
          }}
        >
          <HourLabels frame={frame} />
          {shown.map((lane) => (
            // biome-ignore lint/a11y/useSemanticElements: a lane is neither a landmark nor a set of fields
            <div key={lane.welderId ?? ''} role="group" aria-label={lane.name} className="day-lane">
              <h3 className="day-lane-name">
                <span>{lane.name}</span>
              </h3>
              {onMove && <MoveDayLink lane={lane} date={date} />}
              <LaneBody
                {...{ lane, date, frame, moves }}
                drag={drag?.from === lane.welderId ? drag : null}
                heldId={held?.place.lane === lane.welderId ? held.visit.id : undefined}
                free={free.get(lane.welderId) ?? []}
              />
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

function HourLabels({ frame }: { frame: DayFrame }) {
  return (
    <div aria-hidden="true" className="day-hours">
      {frame.hours.map((hour) => (
        <span key={hour}>{formatChicagoTime(new Date(hour)).replace(':00', '')}</span>
      ))}
    </div>
  );
}

type LaneBodyProps = {
  lane: Lane;
  date: string;
  frame: DayFrame;
  moves: CardMoves | undefined;
  drag: Drag | null;
  heldId: string | undefined;
  free: readonly { start: number; end: number }[];
};

function LaneBody({ lane, date, frame, moves, drag, heldId, free }: LaneBodyProps) {
  const visits = onDate(lane.visits, visitSpan, date);
  const blocks = onDate(lane.blocks, blockSpan, date);
  const holds = onDate(lane.holds, blockSpan, date);
  const spans = [...visits.map(visitSpan), ...[...blocks, ...holds].map(blockSpan)];
  const placements = layOutOverlaps(spans);
  const styleOf = (span: { id: string; start: number; end: number }) => {
    const { top, height } = placeInFrame(frame, span);
    const { column, columns } = placements.get(span.id) ?? { column: 0, columns: 1 };
    return {
      top: `${top * hourRem}rem`,
      height: `${height * hourRem}rem`,
      left: `${(100 * column) / columns}%`,
      width: `${100 / columns}%`,
    };
  };
  return (
    <div
      data-lane={lane.welderId ?? ''}
      data-date={date}
      className="day-lane-body"
      style={{ height: `${frame.hours.length * hourRem}rem` }}
    >
      {closedParts(frame).map((part) => (
        <LanePart key={part.start} part={part} frame={frame} className="closed-hours" />
      ))}
      {free.map((part) => (
        <LanePart key={part.start} part={part} frame={frame} className="free-place" />
      ))}
      {holds.map((hold) => (
        <HoldCard key={hold.id} hold={hold} style={styleOf(blockSpan(hold))} />
      ))}
      {blocks.map((block) => (
        <BlockCard
          key={block.id}
          block={block}
          canChange={moves !== undefined}
          style={styleOf(blockSpan(block))}
        />
      ))}
      {visits.map((visit) => (
        <CalendarVisitCard
          key={visit.id}
          visit={visit}
          overlaps={lane.overlapping.has(visit.id)}
          moves={moves}
          isHeld={heldId === visit.id}
          drag={drag?.id === visit.id ? drag : undefined}
          style={styleOf(visitSpan(visit))}
        />
      ))}
    </div>
  );
}

type LanePartProps = { part: { start: number; end: number }; frame: DayFrame; className: string };

function LanePart({ part, frame, className }: LanePartProps) {
  const { top, height } = placeInFrame(frame, part);
  const style = { top: `${top * hourRem}rem`, height: `${height * hourRem}rem` };
  return <div aria-hidden="true" className={className} style={style} />;
}

function closedParts({ start, end, open }: DayFrame): { start: number; end: number }[] {
  if (!open) return [{ start, end }];
  return [
    { start, end: Math.max(start, open.start) },
    { start: Math.min(end, open.end), end },
  ].filter((part) => part.end > part.start);
}

function stepped(
  place: LaneTime,
  direction: Direction,
  others: readonly string[],
  frame: DayFrame,
  order: readonly (string | null)[],
): LaneTime {
  if (direction === 'left' || direction === 'right') {
    return { ...place, lane: nextLane(place.lane, direction === 'left' ? -1 : 1, order, others) };
  }
  const stepMs = stepMinutes * 60_000 * (direction === 'up' ? -1 : 1);
  const time = Date.parse(place.scheduledDate) + stepMs;
  return time < frame.start || time >= frame.end
    ? place
    : { ...place, scheduledDate: new Date(time).toISOString() };
}

/** Links to moving all visits of a lane. Keeps its space when empty, so that lanes align. */
function MoveDayLink({ lane: { welderId, name, visits }, date }: { lane: Lane; date: string }) {
  const t = calendarTexts();
  const hasAny = onDate(visits, visitSpan, date).some(({ status }) => status !== 'completed');
  return (
    <div className="day-lane-action">
      {welderId && hasAny && (
        <Link
          to={deskPaths.moveDay(welderId, date)}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {t.moveThisDay}
          <span className="sr-only"> {t.ofWelder(name)}</span>
        </Link>
      )}
    </div>
  );
}

import { isLate } from '@welding/domain/booking/is-late';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { localTitle } from '@welding/domain/entities/local-title';
import { deskPaths } from '@welding/domain/paths';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { Ban, ClockAlert, Layers, MapPinOff, PhoneCall, TriangleAlert, Users } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent } from 'react';
import { Link } from 'react-router';
import { lacksAddress } from '#desk/ui/visit-marks.tsx';
import { appointmentBadge } from '#shared/appointments/appointment-time.ts';
import { useMinute } from '#shared/ui/use-clock.ts';
import { useSecondsLeft } from '#shared/ui/use-seconds-left.ts';
import { calendarTexts } from './calendar-texts.ts';
import { visitSpan } from './lanes.ts';
import { type BlockedTime, type ReservedTime, timeLeft } from './use-calendar.ts';
import { visitCardTexts } from './visit-texts.ts';

/** How to move a card; missing for people who may only look. */
export type CardMoves = {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, visit: Appointment) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, visit: Appointment) => void;
  readonly helpId: string;
};

type VisitCardProps = {
  visit: Appointment;
  overlaps: boolean;
  moves: CardMoves | undefined;
  isHeld: boolean;
  /** In pixels. */
  drag: { readonly dx: number; readonly dy: number } | undefined;
  style?: CSSProperties;
};

export const CalendarVisitCard = memo(function VisitCard({
  visit,
  overlaps,
  moves,
  isHeld,
  drag,
  style,
}: VisitCardProps) {
  const t = visitCardTexts();
  const { id, clientName, outsideHours, needsTime, needsWelder } = visit;
  const title = localTitle(visit.title);
  const { start, end } = visitSpan(visit);
  const crew = crewOf(visit);
  const badge = appointmentBadge(visit);
  return (
    <Link
      to={deskPaths.visit(id)}
      draggable={false}
      data-visit={id}
      data-tone={badge.tone}
      data-held={isHeld || undefined}
      data-dragged={drag ? true : undefined}
      aria-describedby={moves?.helpId}
      className="visit-card"
      style={{ ...style, ...(drag && { translate: `${drag.dx}px ${drag.dy}px` }) }}
      onKeyDown={(event) => moves?.onKeyDown(event, visit)}
      onPointerDown={(event) => moves?.onPointerDown(event, visit)}
    >
      <span className="visit-card-time">
        {overlaps && (
          <Layers role="img" aria-label={t.overlapsAnother} className="inline size-4 shrink-0 text-error" />
        )}
        {outsideHours && (
          <TriangleAlert role="img" aria-label={t.toConfirm} className="inline size-4 shrink-0" />
        )}
        {needsTime && <TriangleAlert aria-hidden="true" className="inline size-4 shrink-0" />}
        {needsWelder && (
          <TriangleAlert role="img" aria-label={t.needsAnotherWelder} className="inline size-4 shrink-0" />
        )}
        {lacksAddress(visit) && (
          <MapPinOff role="img" aria-label={t.noAddress} className="inline size-4 shrink-0" />
        )}
        <LateIcon visit={visit} />
        {crew.length > 1 && (
          <Users role="img" aria-label={t.crewOf(crew.length)} className="inline size-4 shrink-0" />
        )}
        <CardTimes start={new Date(start)} end={new Date(end)} />
      </span>
      <span className="visit-card-name" title={clientName ?? title}>
        {clientName ?? title}
      </span>
      {clientName && (
        <span className="visit-card-title" title={title}>
          {title}
        </span>
      )}
      <span className="sr-only">{badge.label}</span>
    </Link>
  );
});

function LateIcon({ visit }: { visit: Appointment }) {
  const now = useMinute();
  if (!now || !isLate(visit, now)) return null;
  return (
    <ClockAlert role="img" aria-label={visitCardTexts().late} className="inline size-4 shrink-0 text-error" />
  );
}

type BlockCardProps = { block: BlockedTime; canChange: boolean; style?: CSSProperties };

export function BlockCard({ block, canChange, style }: BlockCardProps) {
  const t = calendarTexts();
  const [start, end] = [new Date(block.start), new Date(block.end)];
  const isWhole = [start, end].every((time) => startOfChicagoDay(time).getTime() === time.getTime());
  const text = (
    <>
      <span className="visit-card-time">
        <Ban aria-hidden="true" className="inline size-4 shrink-0" />
        {isWhole ? t.allDay : <CardTimes start={start} end={end} />}
      </span>
      <span className="visit-card-name">{block.reason}</span>
      <span className="sr-only">{t.blocked}</span>
    </>
  );
  return canChange ? (
    <Link to={block.path} draggable={false} className="block-card" style={style}>
      {text}
    </Link>
  ) : (
    <div className="block-card" style={style}>
      {text}
    </div>
  );
}

/** A time held for a caller, with the minutes left. */
export function HoldCard({ hold, style }: { hold: ReservedTime; style?: CSSProperties }) {
  const t = calendarTexts();
  const secondsLeft = useSecondsLeft(Date.parse(hold.until));
  if (secondsLeft === 0) return null;
  return (
    <div className="block-card hold-card" style={style}>
      <span className="visit-card-time">
        <PhoneCall aria-hidden="true" className="inline size-4 shrink-0" />
        <CardTimes start={new Date(hold.start)} end={new Date(hold.end)} />
      </span>
      <span className="visit-card-name">{t.heldBy(hold.by || t.staff)}</span>
      <span className="visit-card-title tabular-nums">{t.left(timeLeft(secondsLeft))}</span>
    </div>
  );
}

/** The card's times. A narrow card omits the end because its height shows it. */
function CardTimes({ start, end }: { start: Date; end: Date }) {
  return (
    <>
      {formatChicagoTime(start)}
      <span className="visit-card-end"> - {formatChicagoTime(end)}</span>
    </>
  );
}

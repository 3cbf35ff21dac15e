import { formatChicagoTime } from '@welding/domain/values/chicago-time';

/** From when to when a card of the calendar is; where it is narrow, its height alone says until when. */
export function CardTimes({ start, end }: { start: Date; end: Date }) {
  return (
    <>
      {formatChicagoTime(start)}
      <span className="visit-card-end"> - {formatChicagoTime(end)}</span>
    </>
  );
}

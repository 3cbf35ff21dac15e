import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { Ban } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { BlockedTime } from './calendar-entries.ts';
import { calendarTexts } from './calendar-texts.ts';
import { CardTimes } from './card-times.tsx';

type BlockCardProps = { block: BlockedTime; canChange: boolean; style?: CSSProperties };

/** A blocked time in the calendar; it leads to where it is changed. */
export function BlockCard({ block, canChange, style }: BlockCardProps) {
  const [start, end] = [new Date(block.start), new Date(block.end)];
  const isWhole = [start, end].every((time) => startOfChicagoDay(time).getTime() === time.getTime());
  const text = (
    <>
      <span className="visit-card-time">
        <Ban aria-hidden="true" className="inline size-4 shrink-0" />
        {isWhole ? calendarTexts().allDay : <CardTimes start={start} end={end} />}
      </span>
      <span className="visit-card-name">{block.reason}</span>
      <span className="sr-only">{calendarTexts().blocked}</span>
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

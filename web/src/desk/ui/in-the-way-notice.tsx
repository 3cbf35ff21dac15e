import { dateText } from '@welding/domain/booking/coming-time';
import type { InTheWay } from '@welding/domain/booking/headers';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatChicagoDateTime, formatChicagoTime } from '@welding/domain/values/chicago-time';
import { Link } from 'react-router';
import { useStaffOf } from '#desk/live/use-people.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';

type InTheWayNoticeProps = {
  entries: readonly InTheWay[];
  /** Overrides the conflict. Owner only. */
  onBookAnyway?: (() => void) | undefined;
  /** The welder whose visits can be moved. */
  moveDayOf?: string | undefined;
};

export function InTheWayNotice({ entries, onBookAnyway, moveDayOf }: InTheWayNoticeProps) {
  const t = deskUiTexts();
  const session = useDeskSession();
  const isOwner = session.phase === 'signed-in' && session.person.role === 'owner';
  return (
    <>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLine entry={entry} />
          </li>
        ))}
      </ul>
      <MoveDayLinks entries={entries} welderId={moveDayOf} />
      {onBookAnyway && isOwner && (
        <Button className="justify-self-start" onClick={onBookAnyway}>
          {t.bookAnyway}
        </Button>
      )}
      {onBookAnyway && !isOwner && <p>{t.askOwner}</p>}
    </>
  );
}

type MoveDayLinksProps = { entries: readonly InTheWay[]; welderId: string | undefined };

function MoveDayLinks({ entries, welderId: whose }: MoveDayLinksProps) {
  const days = entries.flatMap(({ kind, start, welderId = whose }) =>
    kind === 'visit' && welderId ? { welderId, date: chicagoDate(new Date(start)) } : [],
  );
  const welders = [...new Set(days.map(({ welderId }) => welderId))];
  const people = useStaffOf(welders.length > 1 ? welders : []);
  const names = new Map(people.status === 'ready' ? people.items.map(({ id, name }) => [id, name]) : []);
  const links = new Map(days.map((day) => [deskPaths.moveDay(day.welderId, day.date), day]));
  return (
    <ul className="flex flex-wrap gap-3 empty:hidden">
      {[...links].map(([path, { welderId, date }]) => (
        <li key={path}>
          <LinkButton to={path}>{deskUiTexts().moveVisitsOf(dateText(date), names.get(welderId))}</LinkButton>
        </li>
      ))}
    </ul>
  );
}

function EntryLine({ entry: { kind, id, start, end } }: { entry: InTheWay }) {
  const t = deskUiTexts();
  const times = `${formatChicagoDateTime(new Date(start))} - ${formatChicagoTime(new Date(end))}`;
  if (kind === 'hold' || kind === 'other')
    return (
      <span className="inline-flex min-h-11 items-center">{`${kind === 'hold' ? t.hold : t.otherTime}, ${times}`}</span>
    );
  return (
    <Link
      to={kind === 'visit' ? deskPaths.visit(id) : blockPath(id)}
      className="link inline-flex min-h-11 items-center"
    >
      {t[kind]}, {times}
    </Link>
  );
}

/** The page of a block. A weekly block's id includes the day. */
function blockPath(id: string): string {
  const [blockId = '', date] = id.split('_');
  return date ? deskPaths.recurringBlock(blockId) : deskPaths.block(id);
}

import { deskApiPaths } from '@welding/domain/api-paths';
import { dateText } from '@welding/domain/booking/coming-time';
import { localTitle } from '@welding/domain/entities/local-title';
import { type WorkEntry, workEntrySchema } from '@welding/domain/entities/work-entry';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate, mondayOf } from '@welding/domain/values/chicago-day';
import { Link } from 'react-router';
import { type DeskQuery, useDeskList } from '#desk/live/use-desk-list.ts';
import { useStaffOf } from '#desk/live/use-people.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { Waiting } from '#desk/ui/waiting.tsx';
import { overlappingHoursTexts, weekTexts } from './hours-texts.ts';
import { timesText } from './worked-hours-text.ts';

const most = 20;

/** Hours that overlap others of the same person by their taps. */
const overlappingHours: DeskQuery<WorkEntry> = {
  collection: 'workEntries',
  schema: workEntrySchema,
  where: [['overlaps', '==', true]],
  limit: most,
};

/** Hours that overlap others, until staff correct them or confirm that they may. */
export function OverlappingHours() {
  const entries = useDeskList(overlappingHours);
  const found = entries.status === 'ready' ? [...entries.items] : [];
  const people = useStaffOf(found.map(({ welderId }) => welderId));
  const names = new Map(people.status === 'ready' ? [...people.items].map(({ id, name }) => [id, name]) : []);
  return (
    <Waiting title={overlappingHoursTexts().title} list={entries}>
      {(items) => (
        <ul className="grid gap-2">
          {items.map((entry) => (
            <OverlapRow key={entry.id} entry={entry} name={names.get(entry.welderId) ?? ''} />
          ))}
        </ul>
      )}
    </Waiting>
  );
}

function OverlapRow({ entry, name }: { entry: WorkEntry; name: string }) {
  const t = overlappingHoursTexts();
  const { id, start, job } = entry;
  const date = chicagoDate(new Date(start));
  const times = `${dateText(date)}, ${timesText(entry)}`;
  return (
    <li className="list-row-plain">
      <span className="grid min-w-0 grow basis-40">
        <Link
          to={deskPaths.hours(mondayOf(date))}
          className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {[name, times].filter(Boolean).join(' · ')}
        </Link>
        {job && <span className="text-base-content/75 wrap-anywhere">{localTitle(job)}</span>}
        <span className="wrap-anywhere">{weekTexts().marks.overlap}</span>
      </span>
      <ActionButton
        aria-label={t.keepOf(times)}
        act={() => deskRequest(deskApiPaths.overlapConfirmed(id), () => undefined, { method: 'POST' })}
      >
        {t.keep}
      </ActionButton>
    </li>
  );
}

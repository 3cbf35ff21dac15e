import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import {
  useQueuedCash,
  useQueuedExpenses,
  useQueuedPhotos,
  useQueuedSignatures,
  useQueuedTaps,
} from '#desk/queue/use-desk-queue.ts';
import { type DeskPerson, useDeskSession } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useMinute } from '#shared/ui/use-minute.ts';
import { MyDay } from './my-day.tsx';
import { PlannersToday } from './planners-today.tsx';
import { todayTexts } from './today-texts.ts';
import { useMyVisits } from './use-my-visits.ts';
import { WaitingTaps } from './waiting-taps.tsx';

// What comes back is seldom, and the worker has its code.
const Returned = lazyPart(async () => (await import('./returned.tsx')).Returned, { waiting: null });

const DeskNotifications = lazyPart(async () => (await import('./desk-notifications.tsx')).DeskNotifications, {
  waiting: null,
});

/** The first screen of the day: a welder's stops, or what the owner and the office have to see to. */
export function TodayScreen() {
  const session = useDeskSession();
  const now = useMinute();
  const queued = [
    useQueuedTaps(),
    useQueuedSignatures(),
    useQueuedCash(),
    useQueuedExpenses(),
    useQueuedPhotos(),
  ];
  if (session.phase !== 'signed-in' || !now) return null;
  const { person } = session;
  const Day = person.role === 'welder' ? WeldersToday : PlannersToday;
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <p className="font-semibold text-base-content/75">{formatChicagoDate(now)}</p>
        <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{todayTexts().hello(person.name)}</h1>
      </header>
      {queued.some((items) => items.length > 0) && <Returned />}
      <Day person={person} now={now} />
      <DeskNotifications person={person} />
      <WaitingTaps />
    </div>
  );
}

/** Today for a welder: the own stops, from this device until Firebase is there. */
function WeldersToday({ person, now }: { person: DeskPerson; now: Date }) {
  const { list, visits } = useMyVisits(person.id, now);
  if (visits) return <MyDay visits={visits} now={now} personId={person.id} />;
  return (
    <DeskListView list={list} noun={todayTexts().visits} empty={<p>{todayTexts().notHereYet}</p>}>
      {() => null}
    </DeskListView>
  );
}

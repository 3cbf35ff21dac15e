import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { BellRing, CloudUpload } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { unsentWords, waitsForSignal } from '#desk/queue/unsent.ts';
import { useUnreadableDeskItems, useUnsent } from '#desk/queue/use-desk-queue.ts';
import { type DeskPerson, useDeskSession } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { deskUiTexts } from '#desk/ui/desk-ui-texts.ts';
import { ListSkeleton } from '#shared/live-lists/loaded-view.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useMinute } from '#shared/ui/use-clock.ts';
import { MyDay } from './my-day.tsx';
import { todayTexts } from './today-texts.ts';
import { useMyVisits } from './use-my-visits.ts';
import { comingVisits } from './visit-queries.ts';

// Lazy because items are rarely returned, and the worker caches this code.
const Returned = lazyPart(async () => (await import('./returned.tsx')).Returned, { waiting: null });

const OwnDevices = lazyPart(async () => (await import('./own-devices.tsx')).OwnDevices, {
  waiting: null,
});

export function TodayScreen() {
  const session = useDeskSession();
  const now = useMinute();
  const hasUnsent = useUnsent().length > 0;
  if (session.phase !== 'signed-in' || !now) return null;
  const { person } = session;
  const Day = person.role === 'welder' ? WeldersToday : PlannersToday;
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <p className="font-semibold text-base-content/75">{formatChicagoDate(now)}</p>
        <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{todayTexts().hello(person.name)}</h1>
      </header>
      {hasUnsent && <Returned />}
      <Day person={person} now={now} />
      <OwnDevices person={person} />
      <WaitingTaps />
    </div>
  );
}

/** A welder's stops, from this device until Firebase loads. */
function WeldersToday({ person, now }: { person: DeskPerson; now: Date }) {
  const { list, visits } = useMyVisits(person.id, now);
  if (visits) return <MyDay visits={visits} now={now} personId={person.id} />;
  return (
    <DeskListView list={list} noun={todayTexts().visits} empty={null}>
      {() => null}
    </DeskListView>
  );
}

// Lazy because welders see neither.
const EverybodysDay = lazyPart(async () => (await import('./everybodys-day.tsx')).EverybodysDay, {
  waiting: <ListSkeleton label={deskUiTexts().loading(todayTexts().visits)} />,
});
const NeedsYou = lazyPart(async () => (await import('./needs-you.tsx')).NeedsYou, {
  waiting: (
    <Panel title={todayTexts().needsYou} icon={BellRing}>
      <ListSkeleton label={deskUiTexts().loading(todayTexts().requests)} />
    </Panel>
  ),
});

/** Today for the owner and the office: all visits, open work, and their own visits if any. */
function PlannersToday({ person, now }: { person: DeskPerson; now: Date }) {
  const list = useDeskList(comingVisits(now));
  const { visits: own = [] } = useMyVisits(person.id, now);
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <NeedsYou visits={list} now={now} />
        <EverybodysDay visits={list} now={now} />
      </div>
      {own.length > 0 && <MyDay visits={own} now={now} personId={person.id} />}
    </div>
  );
}

/** Says that items wait on this device. At the bottom, because above the stops it would move the next step. */
function WaitingTaps() {
  const unreadable = useUnreadableDeskItems();
  const unsent = useUnsent().filter((item) => waitsForSignal(item) && !unreadable.includes(item));
  const count = unsent.length;
  return (
    <p
      role="status"
      className="pointer-events-none sticky bottom-[calc(var(--desk-bar)+0.5rem)] flex items-center gap-2 justify-self-start rounded-field bg-base-200 px-3 py-1 font-semibold empty:hidden"
    >
      {count > 0 && (
        <>
          <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
          {todayTexts().waiting(unsentWords(unsent), count)}
        </>
      )}
    </p>
  );
}

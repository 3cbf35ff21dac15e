import { staffRoleLabels } from '@welding/domain/entities/staff';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { useQueuedExpenses } from '#desk/queue/use-desk-queue.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { ReturnedSignatures } from '#desk/signing/returned-signatures.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useMinute } from '#shared/ui/use-minute.ts';
import { PlannersToday } from './planners-today.tsx';
import { ReturnedCash } from './returned-cash.tsx';
import { ReturnedPhotos } from './returned-photos.tsx';
import { ReturnedTaps } from './returned-taps.tsx';
import { WaitingTaps } from './waiting-taps.tsx';
import { WeldersToday } from './welders-today.tsx';

const ReturnedExpenses = lazyPart(
  async () => (await import('#desk/expenses/returned-expenses.tsx')).ReturnedExpenses,
  { waiting: null },
);

const DeskNotifications = lazyPart(async () => (await import('./desk-notifications.tsx')).DeskNotifications, {
  waiting: null,
});

/** The first screen of the day: a welder's stops, or what the owner and the office have to see to. */
export function TodayScreen() {
  const session = useDeskSession();
  const now = useMinute();
  const hasExpenses = useQueuedExpenses().length > 0;
  if (session.phase !== 'signed-in' || !now) return null;
  const { person } = session;
  const Day = person.role === 'welder' ? WeldersToday : PlannersToday;
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <p className="font-semibold text-base-content/75">{formatChicagoDate(now)}</p>
        <h1 className="display wrap-anywhere text-4xl sm:text-5xl">Hello, {person.name}</h1>
        <p className="text-base-content/75">You are signed in as {staffRoleLabels[person.role]}.</p>
      </header>
      <WaitingTaps />
      <ReturnedTaps />
      <ReturnedSignatures />
      <ReturnedCash />
      {hasExpenses && <ReturnedExpenses />}
      <ReturnedPhotos />
      <Day person={person} now={now} />
      <DeskNotifications person={person} />
    </div>
  );
}

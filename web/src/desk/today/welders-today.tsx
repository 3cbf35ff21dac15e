import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { MyDay } from './my-day.tsx';
import { todayTexts } from './today-texts.ts';
import { useMyVisits } from './use-my-visits.ts';

/** Today for a welder: the own stops, from this device until Firebase is there. */
export function WeldersToday({ person, now }: { person: DeskPerson; now: Date }) {
  const { list, visits } = useMyVisits(person.id, now);
  if (visits) return <MyDay visits={visits} now={now} personId={person.id} />;
  return (
    <DeskListView list={list} noun={todayTexts().visits} empty={<p>{todayTexts().notHereYet}</p>}>
      {() => null}
    </DeskListView>
  );
}

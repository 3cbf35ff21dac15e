import { deskApiPaths } from '@welding/domain/api-paths';
import { dateText } from '@welding/domain/booking/coming-time';
import {
  dayProposalsSchema,
  type MovedDay,
  type MovePreference,
  moveDayMessages,
} from '@welding/domain/booking/move-day';
import { isDate } from '@welding/domain/values/chicago-day';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePeople } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { BackLink } from '#desk/ui/page-links.tsx';
import { useDeskFetched } from '#desk/ui/use-desk-fetched.ts';
import { ChoiceGroup } from '#shared/form/select-field.tsx';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { calendarPath, NothingHere } from './calendar-view.tsx';
import { MoveDayForm } from './move-day-form.tsx';
import { moveDayTexts } from './visit-texts.ts';

const preferences = [
  ['welder', moveDayTexts().someoneElse],
  ['day', moveDayTexts().anotherDay],
] as const satisfies readonly (readonly [MovePreference, string])[];

/** Moves a welder's visits of a day, for example after illness, rain or a breakdown. */
export function MoveDayPage({ person }: { person: DeskPerson }) {
  const t = moveDayTexts();
  const [search] = useSearchParams();
  const [welderId, date] = [search.get('welder') ?? '', search.get('day') ?? ''];
  const people = usePeople(person);
  const names = new Map(people.status === 'ready' ? people.items.map(({ id, name }) => [id, name]) : []);
  const name = names.get(welderId);
  if (!isDate(date) || welderId === '') {
    return <NothingHere title={t.moveADay}>{t.chooseBoth(moveDayMessages.welderRequired)}</NothingHere>;
  }
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="grid">
        <BackLink to={calendarPath(date)}>{t.calendar}</BackLink>
        <h1 className="display text-4xl wrap-anywhere">{name ? t.moveDayOf(name) : t.moveThisDay}</h1>
        <p className="text-lg">{dateText(date)}</p>
      </div>
      <Proposals key={`${welderId} ${date}`} {...{ welderId, date, names }} />
    </div>
  );
}

type ProposalsProps = { welderId: string; date: string; names: ReadonlyMap<string, string> };

function Proposals({ names, ...day }: ProposalsProps) {
  const t = moveDayTexts();
  const [prefer, setPrefer] = useState<MovePreference>('welder');
  const [looks, setLooks] = useState(0);
  const [left, setLeft] = useState<MovedDay['left']>([]);
  const [isBlocked, setIsBlocked] = useState(false);
  const asked = useDeskFetched(deskApiPaths.dayProposals({ ...day, prefer }), {
    parse: (json) => dayProposalsSchema.parse(json),
    subject: t.whoIsFree,
    version: String(looks),
  });
  const lookAgain = (response: MovedDay) => {
    setLeft(response.left);
    setIsBlocked(isBlocked || response.block !== undefined);
    setLooks(looks + 1);
  };
  return (
    <>
      <ChoiceGroup label={t.lookFirst} error={undefined}>
        {preferences.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="prefer"
              className="radio"
              checked={prefer === value}
              onChange={() => setPrefer(value)}
            />
            {label}
          </label>
        ))}
      </ChoiceGroup>
      <LoadedView of={asked} loading={t.looking}>
        {({ data: { visits } }) => (
          <>
            {left
              .filter(({ id }) => !visits.some(({ visit }) => visit.id === id))
              .map(({ id, message }) => (
                <p key={id} role="alert">
                  {message}
                </p>
              ))}
            <MoveDayForm
              key={[prefer, ...visits.map(({ visit }) => visit.id + visit.updatedAt)].join(' ')}
              {...{ day, prefer, names, visits, left, isBlocked }}
              onLeft={lookAgain}
            />
          </>
        )}
      </LoadedView>
    </>
  );
}

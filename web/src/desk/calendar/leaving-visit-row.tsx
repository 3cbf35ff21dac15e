import { comingTimeText } from '@welding/domain/booking/coming-time';
import type { DayProposals, Proposal } from '@welding/domain/booking/move-day';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf, crewText } from '@welding/domain/entities/crew';
import { localTitle } from '@welding/domain/entities/local-title';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { placeText } from '@welding/domain/values/place';
import { Link } from 'react-router';
import { SelectField } from '#shared/form/select-field.tsx';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { moveDayTexts } from './visit-texts.ts';

export const stays = 'stays';

/** The choice for each visit by id: a proposal, or staying. `block` gives the reason to block the rest of the day. */
export type MoveDayValues = { moves: Record<string, string>; block: string | null };

/** A proposal's value in the form, stable across reloads. */
export function proposalValue({ welderIds, scheduledDate }: Proposal): string {
  return [scheduledDate, ...welderIds].join(' ');
}

type LeavingVisitRowProps = DayProposals['visits'][number] & {
  form: SavedFormHandle<MoveDayValues>;
  names: ReadonlyMap<string, string>;
  problem: string | undefined;
};

export function LeavingVisitRow({ visit, proposals, form, names, problem }: LeavingVisitRowProps) {
  const t = moveDayTexts();
  const time = formatChicagoTime(new Date(visit.scheduledDate));
  return (
    <li className="panel grid gap-3 p-4 md:grid-cols-2">
      <div className="grid content-start wrap-anywhere">
        <Link
          to={deskPaths.visit(visit.id)}
          className="link inline-flex min-h-11 items-center justify-self-start font-semibold"
        >
          {time}, {localTitle(visit.title)}
        </Link>
        <span>{[visit.clientName, placeText(visit)].filter(Boolean).join(', ')}</span>
      </div>
      <SelectField
        form={form}
        name={`moves.${visit.id}`}
        label={t.goesTo(time)}
        hint={
          problem ? <span className="font-semibold text-error">{problem}</span> : reasonOf(visit, proposals)
        }
        options={[
          ...proposals.map((proposal) => ({
            value: proposalValue(proposal),
            label: proposalText(proposal, visit, names),
          })),
          { value: stays, label: t.leaveAsItIs },
        ]}
        otherwise={t.leaveAsItIs}
      />
    </li>
  );
}

/** Why the best proposal changes the time; undefined while someone is free at the agreed time. */
function reasonOf({ scheduledDate }: Appointment, proposals: readonly Proposal[]): string | undefined {
  const t = moveDayTexts();
  if (proposals.length === 0) return t.noOneIsFree;
  const agreed = new Date(scheduledDate);
  if (agreed < serverNow() || proposals.some((each) => each.scheduledDate === scheduledDate))
    return undefined;
  const isThatDay = proposals.some(
    (each) => chicagoDate(new Date(each.scheduledDate)) === chicagoDate(agreed),
  );
  return isThatDay ? t.noOneThen(formatChicagoTime(agreed)) : t.noOneThatDay;
}

function proposalText(
  { welderIds, scheduledDate, extraMiles }: Proposal,
  visit: Appointment,
  names: ReadonlyMap<string, string>,
): string {
  const t = moveDayTexts();
  const people = crewText(welderIds, names);
  const isAlone = crewOf(visit).length > welderIds.length;
  const crew = isAlone ? t.alone(people, welderIds.length) : people;
  const miles = extraMiles === null ? undefined : Math.round(extraMiles);
  // The new facts come first because a phone cuts off the end.
  const what =
    scheduledDate === visit.scheduledDate
      ? [crew, t.sameTime]
      : [comingTimeText(new Date(scheduledDate), serverNow()), crew];
  return [...what, miles !== undefined && t.moreMiles(miles)].filter(Boolean).join(', ');
}

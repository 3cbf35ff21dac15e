import { comingTimeText } from '@welding/domain/booking/coming-time';
import type { DayProposals, Proposal } from '@welding/domain/booking/move-day';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewText } from '@welding/domain/entities/crew';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { Link } from 'react-router';
import { placeText } from '#desk/ui/place-text.ts';
import { Field } from '#shared/ui/field.tsx';
import { moveDayTexts } from './move-day-texts.ts';

/** Stands for a visit that stays where it is. */
export const stays = 'stays';

type LeavingVisitRowProps = DayProposals['visits'][number] & {
  names: ReadonlyMap<string, string>;
  /** The chosen proposal's number, or `stays`. */
  chosen: string;
  onChoose: (chosen: string) => void;
  /** Why it could not be moved as it was chosen. */
  problem: string | undefined;
};

/** A visit of the day that is moved, and what becomes of it. */
export function LeavingVisitRow({
  visit,
  proposals,
  names,
  chosen,
  onChoose,
  problem,
}: LeavingVisitRowProps) {
  const time = formatChicagoTime(new Date(visit.scheduledDate));
  return (
    <li className="panel grid gap-3 p-4 md:grid-cols-2">
      <div className="grid content-start wrap-anywhere">
        <Link
          to={deskPaths.visit(visit.id)}
          className="link inline-flex min-h-11 items-center justify-self-start font-semibold"
        >
          {time}, {toldTitle(visit.title)}
        </Link>
        <span>{[visit.clientName, placeText(visit.address, visit.zip)].filter(Boolean).join(', ')}</span>
      </div>
      <Field
        label={moveDayTexts().goesTo(time)}
        error={problem}
        hint={proposals.length === 0 && moveDayTexts().noOneIsFree}
      >
        {(control) => (
          <select
            {...control}
            className="select w-full"
            value={chosen}
            onChange={({ target }) => onChoose(target.value)}
          >
            {proposals.map((proposal, index) => (
              <option key={`${proposal.welderIds} ${proposal.scheduledDate}`} value={index}>
                {proposalText(proposal, visit, names)}
              </option>
            ))}
            <option value={stays}>{moveDayTexts().leaveAsItIs}</option>
          </select>
        )}
      </Field>
    </li>
  );
}

function proposalText(
  { welderIds, scheduledDate, extraMiles }: Proposal,
  visit: Appointment,
  names: ReadonlyMap<string, string>,
): string {
  const crew = crewText(welderIds, names);
  const miles = extraMiles === null ? undefined : Math.round(extraMiles);
  // What is new about it first: on a phone the end is cut off.
  const what =
    scheduledDate === visit.scheduledDate
      ? [crew, moveDayTexts().sameTime]
      : [comingTimeText(new Date(scheduledDate), new Date()), crew];
  return [...what, miles !== undefined && `+${miles} mi`].filter(Boolean).join(', ');
}

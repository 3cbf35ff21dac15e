import type { DayProposals, DayProposalsQuery } from '@welding/domain/booking/move-day';
import { proposeDay } from '@welding/domain/booking/propose-day';
import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import { addDays, chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { batchesOf } from '#store/query.ts';
import { listVisitsOfWelder } from '#visits/appointments.ts';
import { listDaysOf } from './calendar-days.ts';
import { activeOf } from './calendar-rules.ts';
import { questionOf, readTimes, takenTimesOf } from './free-time.ts';

/** The days after the moved one to search. */
const daysAfter = 14;

/** Proposes moves for the visits of a welder's day that have not started. */
export async function proposeMoves({ welderId, date, prefer }: DayProposalsQuery): Promise<DayProposals> {
  const { start, end } = chicagoDayBounds(date);
  // Another welder takes a visit on the same day. On later days only its crew matters.
  const [sameDay, listed] = await Promise.all([
    readTimes({ from: date, days: 1 }),
    listVisitsOfWelder(welderId, { from: start, to: end }),
  ]);
  const visits = listed.filter(isToCome);
  // Former staff get no visits, but theirs need a new welder.
  const active = new Set(await activeOf([...new Set(visits.flatMap(crewOf))]));
  const later = await Promise.all(
    batchesOf([...active]).map((crew) => listDaysOf(crew, addDays(date, 2), addDays(date, daysAfter + 1))),
  );
  const read = {
    ...sameDay,
    span: { from: date, days: daysAfter + 1 },
    taken: [...sameDay.taken, ...later.flat()],
  };
  const people = [...read.welders.map(({ id }) => id), ...active];
  const { booking, ...question } = questionOf(read);
  const proposals = proposeDay(
    visits.map((visit) => ({
      ...visit,
      crew: crewOf(visit).filter((id) => id === welderId || active.has(id)),
    })),
    {
      welderId,
      prefer,
      welders: takenTimesOf(read, [...new Set(people)]),
      later: {
        ...question,
        dates: question.dates.filter((day) => day >= addDays(date, 1)),
        // The office may book at any time, unlike clients.
        booking: { ...booking, leadHours: 0, horizonDays: Number.POSITIVE_INFINITY },
      },
    },
  );
  return { visits: visits.map((visit) => ({ visit, proposals: [...(proposals.get(visit.id) ?? [])] })) };
}

function isToCome({ status, startedAt }: Appointment): boolean {
  return openAppointmentStatuses.some((open) => open === status) && startedAt === undefined;
}

import type { NewPlan, Plan } from '@welding/domain/entities/visit';
import { findNearestTimes } from '#calendar/free-time.ts';
import { namingWhatIsInTheWay } from '#calendar/name-what-is-in-the-way.ts';
import { tell } from '#messages/tell.ts';
import { refreshProject } from '#projects/refresh-project.ts';
import type { By } from '#store/create.ts';
import { prepareVisit } from './plan-visit.ts';
import { storePlan } from './store-plan.ts';

/** Offers the nearest free time only for the first taken days. */
const mostOffered = 3;

/**
 * Stores one job's visits on several days for one crew, all or none, with one mail to the client.
 * @throws Refusal as `planVisit`; the conflicts name every day on which a welder is not free
 */
export async function planDays({ days, everyMonths, ...planned }: NewPlan, by: By): Promise<Plan> {
  const { rules, fields } = await prepareVisit(planned, by.actor);
  const visits = days
    .toSorted((one, other) => one.scheduledDate.getTime() - other.scheduledDate.getTime())
    .map(({ scheduledDate, duration }) => ({
      ...fields,
      scheduledDate: scheduledDate.toISOString(),
      duration,
    }));
  const store = () =>
    storePlan(visits, {
      ...by,
      holdId: planned.holdId,
      rules: rules.days,
      everyMonths,
      also: async (batch, added) => {
        await Promise.all([
          tell(batch, 'visitsPlanned', { visits: added, by: by.actor.id }),
          refreshProject(batch, planned.projectId, { visits: added }),
        ]);
      },
    });
  const crew = fields.welderIds ?? [];
  const nearestTo = async (start: string) => {
    const { duration, zip } = visits.find(({ scheduledDate }) => scheduledDate === start) ?? visits[0] ?? {};
    const lookedFor = { durationMinutes: Number(duration), zip, crew };
    const [nearest] = await findNearestTimes(
      { rules, welders: crew.map((id) => ({ id })) },
      lookedFor,
      new Date(start),
    );
    return nearest ?? [];
  };
  const stored = await namingWhatIsInTheWay(store, async (starts) => {
    const found = await Promise.all(starts.slice(0, mostOffered).map(nearestTo));
    return [...new Map(found.flat().map((time) => [time.getTime(), time])).values()];
  });
  return { visits: stored };
}

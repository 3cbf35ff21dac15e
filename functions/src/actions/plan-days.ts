import type { Actor } from '@welding/domain/entities/audit-entry';
import type { NewPlan, Plan } from '@welding/domain/entities/visit-plan';
import type { IdempotencyKey } from '#data/create-idempotently.ts';
import { followProject } from '#data/follow-project.ts';
import { storePlan } from '#data/store-plan.ts';
import { namingWhatIsInTheWay } from './name-what-is-in-the-way.ts';
import { prepareVisit } from './prepare-visit.ts';

/**
 * Stores the visits of one job on several days for the same crew, all of them or none, with one mail to the client.
 * @throws Refusal as `planVisit`; what is in the way names every day on which somebody is not free
 */
export async function planDays(
  { days, everyMonths, ...planned }: NewPlan,
  by: { readonly once: IdempotencyKey | undefined; readonly actor: Actor },
): Promise<Plan> {
  const { rules, fields } = await prepareVisit(planned, by.actor);
  const visits = days
    .toSorted((one, other) => one.scheduledDate.getTime() - other.scheduledDate.getTime())
    .map(({ scheduledDate, duration }) => ({
      ...fields,
      scheduledDate: scheduledDate.toISOString(),
      duration,
    }));
  const [{ queueVisitsMail }, { queueWeldersNews }] = await Promise.all([
    import('#messages/queue-visits-mail.ts'),
    import('#messages/push/queue-welders-news.ts'),
  ]);
  const stored = await namingWhatIsInTheWay(() =>
    storePlan(visits, {
      ...by,
      holdId: planned.holdId,
      rules: rules.days,
      everyMonths,
      also: async (batch, added) => {
        await Promise.all([
          queueVisitsMail(batch, added),
          queueWeldersNews(
            batch,
            added.map((after) => ({ after })),
            by.actor.id,
          ),
          followProject(batch, planned.projectId, { visits: added }),
        ]);
      },
    }),
  );
  return { visits: stored };
}

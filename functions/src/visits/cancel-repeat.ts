import type { Appointment, Repeat } from '@welding/domain/entities/appointment';
import type { Actor, AuditEntry } from '@welding/domain/entities/audit-entry';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import type { Project } from '@welding/domain/entities/project';
import { activeOf, findCalendarRules } from '#calendar/calendar-rules.ts';
import { changeTimes } from '#calendar/change-times.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { listEstimatesOfProject } from '#estimates/estimates.ts';
import { projects } from '#projects/projects.ts';
import { historyNames, latestChanges } from '#store/audit.ts';
import { changeEntity } from '#store/change-entity.ts';
import { TimeTakenError } from '#store/conflicts.ts';
import { addVisitEffects } from './add-visit-effects.ts';
import { appointments, listVisitsOfPlan } from './appointments.ts';
import { nextPlanId } from './store-plan.ts';

/** The history's actor for repeated plans. */
export const repeater: Actor = { id: 'repeat-plans', name: historyNames.repeatedPlans, role: 'system' };

const facts: AuditEntry['facts'] = [{ code: 'finishTakenBack' }];

/**
 * Cancels the repetition of a plan after its finish was undone, and tells the client. A repetition that someone changed
 * since stays.
 */
export async function cancelRepeat({ planId }: Repeat): Promise<void> {
  const next = await listVisitsOfPlan(nextPlanId(planId));
  if (next.some(({ createdAt, updatedAt }) => updatedAt !== createdAt)) return;
  for (const { id, updatedAt } of next) {
    await change(id, 'cancelled', (visit) => (visit.updatedAt === updatedAt ? { status: 'cancelled' } : {}));
  }
  await turnProject(next[0]?.projectId, 'created', 'cancelled');
}

/**
 * Restores the repetition that `cancelRepeat` cancelled, after the plan is finished again. Removes a welder who is no longer
 * free or left.
 */
export async function restoreRepeat(id: string): Promise<void> {
  for (const visit of await listVisitsOfPlan(id)) {
    const [last] = await latestChanges(visit.id, 1);
    if (visit.status !== 'cancelled' || last?.actor.id !== repeater.id) continue;
    const back = async (current: Appointment): Promise<Partial<Appointment>> =>
      current.status === 'cancelled'
        ? { status: 'scheduled', ...crewFields(await activeOf(crewOf(current))) }
        : {};
    try {
      await change(visit.id, 'changed', back);
    } catch (error) {
      if (!(error instanceof TimeTakenError)) throw error;
      await change(visit.id, 'changed', async (current) => ({
        ...(await back(current)),
        ...crewFields([]),
      }));
    }
    await turnProject(visit.projectId, 'cancelled', 'pending');
  }
}

/** Cancels or restores the repetition's project, unless someone changed it since. */
async function turnProject(
  id: string | undefined,
  since: 'created' | 'cancelled',
  status: 'cancelled' | 'pending',
): Promise<void> {
  if (!id || (await listEstimatesOfProject(id)).length > 0) return;
  const [last] = await latestChanges(id, 1);
  if (last?.actor.id !== repeater.id || last.action !== since) return;
  await changeEntity(projects, {
    id,
    actor: repeater,
    action: status === 'cancelled' ? 'cancelled' : 'changed',
    ...(status === 'cancelled' && { facts }),
    decide: (project) => (isMoved(project, status) ? { status } : {}),
  });
}

function isMoved({ status: from }: Project, to: string): boolean {
  return from === (to === 'cancelled' ? 'pending' : 'cancelled');
}

async function change(
  id: string,
  action: 'cancelled' | 'changed',
  decide: (current: Appointment) => Partial<Appointment> | Promise<Partial<Appointment>>,
): Promise<void> {
  const { days: rules } = await findCalendarRules();
  await changeEntity(appointments, {
    id,
    actor: repeater,
    action,
    ...(action === 'cancelled' && { facts }),
    decide: async (current) => {
      const fields = await decide(current);
      return fields.status ? { ...fields, sequence: (current.sequence ?? 0) + 1 } : fields;
    },
    also: async (batch, before, after) => {
      await changeTimes(batch, [{ freed: takenByVisit(before), wanted: takenByVisit(after) }], { rules });
      await addVisitEffects(batch, before, after);
    },
  });
}

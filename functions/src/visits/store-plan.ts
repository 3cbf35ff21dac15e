import { randomUUID } from 'node:crypto';
import type { Appointment, EveryMonths } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Project } from '@welding/domain/entities/project';
import { type DayRules, takeTimes } from '#calendar/calendar-days.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { guardProject } from '#clients/guard-client.ts';
import { addProject } from '#projects/projects.ts';
import { bookedAnywayFacts, recordChange } from '#store/audit.ts';
import { idAfter } from '#store/counters.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import type { Batch } from '#store/firestore.ts';
import { addBesideVisit, appointments, findAppointment } from './appointments.ts';

type PlanConditions = {
  readonly once: IdempotencyKey | undefined;
  readonly actor: Actor;
  readonly rules: DayRules;
  readonly holdId?: string | undefined;
  /** Of its first visit; a new one where it is left out. */
  readonly id?: string;
  /** The project of its visits, where that is made with them. */
  readonly project?: Project | undefined;
  /** Whether it is made anew, and after how long. */
  readonly everyMonths?: EveryMonths | undefined;
  /** Further writes of the same batch. */
  readonly also: (batch: Batch, visits: readonly Appointment[]) => Promise<void>;
};

/**
 * Stores visits of one client and crew in one batch, each with its entry in the history, once for each key. Where they are
 * marked `bookedAnyway` they take their time whatever is in the way.
 * @throws Refusal key_reused, TimeTakenError; as `guardProject`
 */
export async function storePlan(
  planned: readonly Omit<Appointment, 'id' | 'status' | 'createdAt'>[],
  { once, actor, rules, holdId, id: firstId = randomUUID(), project, everyMonths, also }: PlanConditions,
): Promise<Appointment[]> {
  const now = new Date().toISOString();
  const state = {
    status: 'scheduled',
    createdAt: now,
    updatedAt: now,
    ...(everyMonths && { repeat: { planId: firstId, everyMonths } }),
  };
  const visits = planned.map((visit, index) => ({ ...visit, ...state, id: idInPlan(firstId, index) }));
  const [first, ...others] = visits;
  if (!first) throw new TypeError('A plan has at least one visit');
  const taken = visits.flatMap((visit) => takenByVisit(visit) ?? []);
  const add = async (batch: Batch) => {
    const collection = await appointments();
    await guardProject(batch, project ? { clientId: first.clientId } : first);
    if (project) await addProject(batch, project, actor);
    for (const visit of others) batch.create(collection.doc(visit.id), visit);
    for (const visit of visits) {
      await addBesideVisit(batch, visit);
      await recordChange(batch, {
        actor,
        action: 'created',
        entity: 'appointment',
        entityId: visit.id,
        clientId: visit.clientId,
        changes: [],
        ...(visit.bookedAnyway && { facts: bookedAnywayFacts }),
      });
    }
  };
  // None of these reads needs what another one found.
  const place = async (batch: Batch): Promise<Appointment> => {
    const anyway = first.bookedAnyway ?? false;
    await Promise.all([takeTimes(batch, taken, { holdId, rules, anyway }), add(batch), also(batch, visits)]);
    return first;
  };
  const stored = await createIdempotently(await appointments(), place, { once });
  if (stored.id === firstId) return visits;
  const earlier = await Promise.all(planned.map((_, index) => findAppointment(idInPlan(stored.id, index))));
  return earlier.flatMap((visit) => visit ?? []);
}

/** The id of a visit of a plan, which follows from the first one's, so that a repeated request finds all of them. */
function idInPlan(firstId: string, index: number): string {
  return index === 0 ? firstId : idAfter(firstId, String(index));
}

/** The id of the first visit of the plan that repeats one, so that it is there once. */
export function nextPlanId(planId: string): string {
  return idAfter(planId, 'next');
}

import { randomUUID } from 'node:crypto';
import type { Appointment, EveryMonths } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { Project } from '@welding/domain/entities/project';
import type { DayRules } from '#calendar/calendar-days.ts';
import { changeTimes } from '#calendar/change-times.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { addProject, guardProject } from '#projects/projects.ts';
import { idAfter } from '#store/counters.ts';
import { addNew, type CreatedBy, create } from '#store/create.ts';
import type { Batch } from '#store/firestore.ts';
import { appointments, factsOfNew, findAppointment } from './appointments.ts';

type PlanConditions = CreatedBy & {
  readonly actor: Actor;
  readonly rules: DayRules;
  readonly holdId?: string | undefined;
  /** The id of its first visit, new when left out. */
  readonly id?: string;
  /** The project to create with its visits. */
  readonly project?: Project | undefined;
  /** The months between repetitions, undefined for a plan that does not repeat. */
  readonly everyMonths?: EveryMonths | undefined;
  /** Further writes of the same batch. */
  readonly also: (batch: Batch, visits: readonly Appointment[]) => Promise<void>;
};

/**
 * Stores visits of one client and crew with their history entries in one batch, once for each key. Visits marked
 * `bookedAnyway` ignore conflicts.
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
  const taken = visits.map((visit) => ({ wanted: takenByVisit(visit), anyway: visit.bookedAnyway }));
  const add = async (batch: Batch) => {
    await guardProject(batch, project ? { clientId: first.clientId } : first);
    if (project) await addProject(batch, project, actor);
    for (const visit of others) await addNew(batch, appointments, visit, actor, { facts: factsOfNew });
  };
  // These reads are independent, so they run in parallel.
  const place = async (batch: Batch): Promise<Appointment> => {
    await Promise.all([changeTimes(batch, taken, { holdId, rules }), add(batch), also(batch, visits)]);
    return first;
  };
  const told = { facts: factsOfNew, isGuarded: true };
  const stored = await create(appointments, place, { actor, once }, told);
  if (stored.id === firstId) return visits;
  const earlier = await Promise.all(planned.map((_, index) => findAppointment(idInPlan(stored.id, index))));
  return earlier.flatMap((visit) => visit ?? []);
}

/** The ids of a plan's visits derive from the first one's, so that a repeated request finds them all. */
function idInPlan(firstId: string, index: number): string {
  return index === 0 ? firstId : idAfter(firstId, String(index));
}

/** The id of the repetition's first visit, derived so that it exists once. */
export function nextPlanId(planId: string): string {
  return idAfter(planId, 'next');
}

import { nextPlan } from '@welding/domain/booking/next-plan';
import type { Appointment, EveryMonths, Repeat } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import { crewFields, crewOf } from '@welding/domain/entities/crew';
import type { Project } from '@welding/domain/entities/project';
import type { NewProjectRequest } from '@welding/domain/entities/project-request';
import { openAppointmentStatuses } from '@welding/domain/entities/status';
import type { plannedFields } from '@welding/domain/entities/visit';
import { visitContactOf } from '@welding/domain/entities/visit-change';
import { setFields, unknownCode } from '@welding/domain/values/stored-fields';
import type { DayRules } from '#calendar/calendar-days.ts';
import { activeOf, findCalendarRules } from '#calendar/calendar-rules.ts';
import { findClient } from '#clients/clients.ts';
import { tell } from '#messages/tell.ts';
import { findWholeProject, newProject } from '#projects/projects.ts';
import { TimeTakenError } from '#store/conflicts.ts';
import { itemByItem } from '#store/item-by-item.ts';
import { allVisits, findAppointment, listVisitsOfPlan } from './appointments.ts';
import { repeater, restoreRepeat } from './cancel-repeat.ts';
import { nextPlanId, storePlan } from './store-plan.ts';

/** How far back to look for plans that could not repeat at once. */
const lookedBackMs = 14 * 86_400_000;

/**
 * Repeats a plan once one of its visits is finished and none is left: same crew and time of day, on days when all are free,
 * else without a welder, which the office sees. The visits get a new project like the last one, with its own agreement,
 * invoices and completion. Client and crew get the usual messages. Parallel and repeated calls make it once.
 * @returns whether it exists now
 */
export async function repeatPlan({ planId, everyMonths }: Repeat, now = new Date()): Promise<boolean> {
  const id = nextPlanId(planId);
  const [listed, earlier] = await Promise.all([listVisitsOfPlan(planId), findAppointment(id)]);
  const visits = listed
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((one, other) => (one.scheduledDate < other.scheduledDate ? -1 : 1));
  const [first] = visits;
  if (!first || visits.some(isToCome)) return earlier !== undefined;
  if (earlier) {
    if (earlier.status === 'cancelled') await restoreRepeat(id);
    return true;
  }
  const [client, rules, crew, last] = await Promise.all([
    findClient(first.clientId),
    findCalendarRules(),
    activeOf(crewOf(first)),
    first.projectId ? findWholeProject(first.projectId) : undefined,
  ]);
  if (!client || client.mergedInto || client.erasedAt || everyMonths === unknownCode) return false;
  const plans = nextPlan(visits, everyMonths, { now, specialDays: rules.settings.specialDays });
  const project = last && newProject(jobOfProject(last, client));
  const job = { ...jobOf(first, client), ...(project && { projectId: project.id }) };
  const plan = { id, everyMonths, rules: rules.days, project };
  const visitsAt = (times: readonly string[], welders: readonly string[]) =>
    visits.map(({ duration, scheduledDate }, index) => ({
      ...job,
      ...crewFields(welders),
      scheduledDate: times[index] ?? scheduledDate,
      duration,
    }));
  for (const times of plans) if (await isStored(visitsAt(times, crew), plan)) return true;
  return await isStored(visitsAt(plans[0], []), plan);
}

/** Repeats every plan whose last visit was finished lately and that has no repetition yet. @returns how many were checked */
export async function planRepeatedVisits(now: Date): Promise<number> {
  const looked = await itemByItem('plans', plansUntil(now), { idOf: ({ planId }) => planId }, (repeat) =>
    repeatPlan(repeat, now),
  );
  return looked.length;
}

async function* plansUntil(now: Date): AsyncGenerator<Repeat> {
  const found = new Map<string, Repeat>();
  for await (const page of allVisits({ after: new Date(now.getTime() - lookedBackMs), before: now })) {
    for (const { repeat } of page) if (repeat) found.set(repeat.planId, repeat);
  }
  yield* found.values();
}

function isToCome({ status }: Appointment): boolean {
  return openAppointmentStatuses.some((open) => open === status);
}

type SaidOfProject = Exclude<
  keyof NewProjectRequest,
  'clientId' | 'estimatedCost' | 'scheduledDate' | 'foundBy'
>;

/** A project's job and place, without its price. */
function jobOfProject({ title, description, serviceType, address, zip }: Project, client: Client) {
  const said = { title, description, serviceType, address, zip } satisfies Record<SaidOfProject, unknown>;
  return { clientId: client.id, ...setFields(said) };
}

type SaidOfVisit = Exclude<
  keyof typeof plannedFields,
  'clientId' | 'projectId' | 'welderIds' | 'holdId' | 'bookAnyway'
>;

function jobOf({ title, description, address, zip, windowMinutes }: Appointment, client: Client) {
  const said = { title, description, address, zip, windowMinutes } satisfies Record<SaidOfVisit, unknown>;
  return { clientId: client.id, ...visitContactOf(client), ...setFields(said) };
}

type NextPlan = {
  readonly id: string;
  readonly everyMonths: EveryMonths;
  readonly rules: DayRules;
  readonly project: Project | undefined;
};

/** @returns false when a welder is not free at that time */
async function isStored(
  visits: Parameters<typeof storePlan>[0],
  { id, everyMonths, rules, project }: NextPlan,
): Promise<boolean> {
  const [first] = visits;
  try {
    await storePlan(visits, {
      id,
      everyMonths,
      // Makes the plan once when several visits finish at the same time.
      once: { id: `repeat-${id}`, fingerprint: id },
      actor: repeater,
      rules,
      project: project && { ...project, scheduledDate: first?.scheduledDate },
      also: (batch, added) => tell(batch, 'visitsPlanned', { visits: added }),
    });
    return true;
  } catch (error) {
    if (error instanceof TimeTakenError) return false;
    throw error;
  }
}

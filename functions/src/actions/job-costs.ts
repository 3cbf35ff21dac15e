import type { Project } from '@welding/domain/entities/project';
import { countedMinutes } from '@welding/domain/entities/work-week';
import { type JobCost, jobCost, type WorkedTime } from '@welding/domain/money/job-cost';
import { materialsOfProjects } from '#data/estimate-costs.ts';
import { listEstimatesOfProjects } from '#data/estimates.ts';
import { expensesOfProjects } from '#data/expenses.ts';
import { listInvoicesOfProjects } from '#data/invoices.ts';
import { listPaymentsOfProjects } from '#data/payments.ts';
import { listStaff } from '#data/staff.ts';
import { findRates } from '#data/staff-rates.ts';
import { UnreadableDocumentError } from '#data/unreadable-document-error.ts';
import { findWorkRates, listEntriesOfProjects } from '#data/work-entries.ts';
import { actionsTexts } from './actions-texts.ts';

/** A job, what it earned, and who spent how many minutes on it. */
export type CostedJob = {
  readonly project: Project;
  readonly cost: JobCost;
  readonly welders: readonly { readonly id: string; readonly name: string; readonly minutes: number }[];
};

/** What these jobs earned, in their order. For the owner alone. @throws UnreadableDocumentError where a sum would be wrong */
export async function costsOf(projects: readonly Project[]): Promise<CostedJob[]> {
  if (projects.length === 0) return [];
  const ids = projects.map(({ id }) => id);
  const [estimates, invoices, payments, expenses, work, people] = await Promise.all([
    listEstimatesOfProjects(ids),
    listInvoicesOfProjects(ids),
    listPaymentsOfProjects(ids),
    expensesOfProjects(ids),
    workOf(ids),
    listStaff(),
  ]);
  const [materials, rates] = await Promise.all([
    materialsOfProjects(ids.flatMap((id) => readable(estimates, id))),
    findRates(people.filter(({ active }) => active).map(({ id }) => id)),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return projects.map((project) => {
    const { id } = project;
    const ofJob = work.get(id) ?? [];
    const cost = jobCost({
      project,
      estimates: readable(estimates, id),
      invoices: readable(invoices, id),
      payments: readable(payments, id),
      materials: materials.get(id) ?? { cents: 0, unknownLines: 0 },
      expenses: expenses.get(id) ?? [],
      work: ofJob,
      hourCents: averageOf([...rates.values()]),
    });
    return { project, cost, welders: minutesByWelder(ofJob, names) };
  });
}

/** The time that was spent on each of these jobs, with what it cost then. */
async function workOf(projectIds: readonly string[]): Promise<ReadonlyMap<string, WorkedTime[]>> {
  const entries = await listEntriesOfProjects(projectIds);
  const rates = await findWorkRates([...entries.values()].flat().map(({ id }) => id));
  return new Map(
    [...entries].map(([projectId, ofProject]) => {
      const counted = countedMinutes(ofProject);
      const times = ofProject.map(({ id, welderId }) => {
        return { welderId, minutes: counted.get(id) ?? 0, rate: rates.get(id) };
      });
      return [projectId, times];
    }),
  );
}

function minutesByWelder(
  work: readonly WorkedTime[],
  names: ReadonlyMap<string, string>,
): CostedJob['welders'] {
  return [...Map.groupBy(work, ({ welderId }) => welderId)].map(([id, times]) => ({
    id,
    name: names.get(id) ?? actionsTexts().formerStaff,
    minutes: times.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
}

/** Whole cents; undefined where there is none. */
function averageOf(rates: readonly number[]): number | undefined {
  if (rates.length === 0) return undefined;
  return Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length);
}

function readable<Entity>(
  lists: ReadonlyMap<string, Entity[] | UnreadableDocumentError>,
  projectId: string,
): Entity[] {
  const list = lists.get(projectId) ?? [];
  if (list instanceof UnreadableDocumentError) throw list;
  return list;
}

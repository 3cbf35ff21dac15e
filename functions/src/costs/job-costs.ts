import type { Project } from '@welding/domain/entities/project';
import { countedMinutes } from '@welding/domain/entities/work-week';
import { type JobCost, jobCost, type WorkedTime } from '@welding/domain/money/job-cost';
import { actionsTexts } from '#actions-texts.ts';
import { materialsOfProjects } from '#estimates/estimate-costs.ts';
import { listEstimatesOfProjects } from '#estimates/estimates.ts';
import { listInvoicesOfProjects } from '#invoices/invoices.ts';
import { listPaymentsOfProjects } from '#payments/payments.ts';
import { findProject } from '#projects/projects.ts';
import { listStaff } from '#staff/staff.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { findRates } from '#time/staff-rates.ts';
import { findWorkRates, listEntriesOfDays, listEntriesOfProjects } from '#time/work-entries.ts';
import { expensesOfProjects } from './expenses.ts';

/** The most jobs whose costs one response adds up: more than ten welders complete in a month. */
export const mostJobs = 200;

/** A job, its earnings, and the minutes each person worked on it. */
export type CostedJob = {
  readonly project: Project;
  readonly cost: JobCost;
  readonly welders: readonly { readonly id: string; readonly name: string; readonly minutes: number }[];
};

/** A job's earnings, undefined for an unknown job. For the owner only. @throws as `costsOf` */
export async function costOf(projectId: string): Promise<JobCost | undefined> {
  const [project, books] = await Promise.all([findProject(projectId), readBooks([projectId])]);
  return project && jobOf(project, books).cost;
}

/** The jobs' earnings, in their order. For the owner only. @throws UnreadableDocumentError when a sum would be wrong */
export async function costsOf(projects: readonly Project[]): Promise<CostedJob[]> {
  if (projects.length === 0) return [];
  const books = await readBooks(projects.map(({ id }) => id));
  return projects.map((project) => jobOf(project, books));
}

type Books = Awaited<ReturnType<typeof readBooks>>;

/** The jobs' stored money and work. Each list starts its follow-up reads as soon as it arrives. */
async function readBooks(ids: readonly string[]) {
  const [ofEstimates, invoices, payments, expenses, work, staff] = await Promise.all([
    estimatesOf(ids),
    listInvoicesOfProjects(ids),
    listPaymentsOfProjects(ids),
    expensesOfProjects(ids),
    workOf(ids),
    namesAndHour(),
  ]);
  return { ...ofEstimates, invoices, payments, expenses, work, ...staff };
}

async function estimatesOf(ids: readonly string[]) {
  const estimates = await listEstimatesOfProjects(ids);
  return { estimates, materials: await materialsOfProjects(ids.flatMap((id) => readable(estimates, id))) };
}

async function namesAndHour() {
  const people = await listStaff();
  const rates = await findRates(people.filter(({ active }) => active).map(({ id }) => id));
  return {
    names: new Map(people.map(({ id, name }) => [id, name])),
    hourCents: averageOf([...rates.values()]),
  };
}

function jobOf(project: Project, books: Books): CostedJob {
  const { id } = project;
  const work = books.work.get(id) ?? [];
  const cost = jobCost({
    project,
    estimates: readable(books.estimates, id),
    invoices: readable(books.invoices, id),
    payments: readable(books.payments, id),
    materials: books.materials.get(id) ?? { cents: 0, unknownLines: 0 },
    expenses: books.expenses.get(id) ?? [],
    work,
    hourCents: books.hourCents,
  });
  return { project, cost, welders: minutesByWelder(work, books.names) };
}

/** The time worked on each job, with its cost at the time. Overlapping hours count at the job that pays them. */
async function workOf(projectIds: readonly string[]): Promise<ReadonlyMap<string, WorkedTime[]>> {
  const entries = await listEntriesOfProjects(projectIds);
  const all = [...entries.values()].flat();
  const [rates, ofDays] = await Promise.all([findWorkRates(all.map(({ id }) => id)), listEntriesOfDays(all)]);
  const counted = countedMinutes(ofDays);
  return new Map(
    [...entries].map(([projectId, ofProject]) => {
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

/** Whole cents, undefined for none. */
function averageOf(rates: readonly number[]): number | undefined {
  if (rates.length === 0) return undefined;
  return Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length);
}

/** A project's stored entities. @throws UnreadableDocumentError when a sum would be wrong */
export function readable<Entity>(
  lists: ReadonlyMap<string, Entity[] | UnreadableDocumentError>,
  projectId: string,
): Entity[] {
  const list = lists.get(projectId) ?? [];
  if (list instanceof UnreadableDocumentError) throw list;
  return list;
}

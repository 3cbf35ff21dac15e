import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import type { NewExpense } from '@welding/domain/entities/expense';
import type { Project } from '@welding/domain/entities/project';
import { actorOf } from '@welding/domain/entities/staff';
import { entriesOfVisit, type NewWorkEntry } from '@welding/domain/entities/work-entry';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { storeExpense, storeReceipt } from '../../functions/src/costs/expenses.ts';
import { cleanImage } from '../../functions/src/photos/clean-image.ts';
import { findStaff } from '../../functions/src/staff/staff.ts';
import { newBatch } from '../../functions/src/store/firestore.ts';
import { addHours } from '../../functions/src/time/change-hours.ts';
import { storeStaffRate } from '../../functions/src/time/staff-rates.ts';
import { addEntries } from '../../functions/src/time/work-entries.ts';
import { sampleStaff } from './sample-people.ts';
import { workingDay } from './sample-week.ts';
import { visitTime } from './visit-time.ts';

type Author = keyof typeof sampleStaff;
type SampleExpense = {
  readonly projectId: string;
  readonly by: Author;
  /** A picture's name in `receipts`, without its extension. */
  readonly receipt?: string;
  readonly expense: Omit<NewExpense, 'photoId'>;
};

/** The costs of jobs besides tapped hours, relative to the day of seeding. */
export type SampleCosts = {
  /** Dollars an hour, for past and future hours. */
  readonly rates: readonly (readonly [id: string, dollars: number])[];
  readonly hours: readonly NewWorkEntry[];
  readonly expenses: readonly SampleExpense[];
};

const truck = '9f0ec700-0000-4000-8000-000000000002';
const [dumpBody, fence] = ['9f0ec700-0000-4000-8000-000000000101', '9f0ec700-0000-4000-8000-000000000103'];

/**
 * The truck in progress is over plan: a day of hours entered by hand, and plates with a receipt. Two finished jobs have expenses
 * besides their hours.
 */
export function sampleCosts(now: Date): SampleCosts {
  const day = (days: number, clock = '12:00') => visitTime(now, workingDay(now, days), clock);
  const onTruck = (kind: 'drive' | 'work', start: string, end: string): NewWorkEntry => ({
    ...{ welderId: sampleStaff.wes.id, projectId: truck, kind, reason: 'Phone was out of power' },
    ...{ start: day(-5, start), end: day(-5, end) },
  });
  const spent = (
    [projectId, by]: readonly [string, Author],
    [amount, what, days]: readonly [number, string, number],
    receipt?: string,
  ): SampleExpense => ({
    ...{ projectId, by, ...(receipt && { receipt }) },
    expense: { amount, what, paidOn: chicagoDate(new Date(day(days))) },
  });
  return {
    rates: [
      [sampleStaff.wes.id, 34],
      [sampleStaff.wanda.id, 31.5],
    ],
    hours: [onTruck('drive', '08:00', '08:30'), onTruck('work', '08:30', '15:30')],
    expenses: [
      spent([truck, 'wes'], [184.2, 'Fish plates, cut to size', -5], 'fish-plates'),
      spent([truck, 'wes'], [38.75, 'Flap discs and cutoff wheels', -5], 'grinding-discs'),
      spent([dumpBody, 'wanda'], [312.4, 'Floor plate, 1/4 inch', -4], 'floor-plate'),
      spent([fence, 'oscar'], [46.9, 'Concrete mix', -2]),
    ],
  };
}

export const sampleReceiptsFolder = join(import.meta.dirname, 'receipts');

/**
 * Stores the welders' hourly costs, the tapped hours and those entered by hand, and the expenses with their receipts. Needs
 * staff, visits and projects.
 */
export async function storeSampleCosts(
  now: Date,
  { visits, projects }: { readonly visits: readonly Appointment[]; readonly projects: readonly Project[] },
  actor: Actor,
): Promise<void> {
  const { rates, hours, expenses } = sampleCosts(now);
  await Promise.all(rates.map(([id, rate]) => storeStaffRate(id, { updatedAt: null, rate }, actor)));
  const batch = await newBatch();
  await addEntries(batch, visits.flatMap(entriesOfVisit));
  await batch.commit();
  const office = await personOf('oscar');
  for (const entry of hours) await addHours(entry, office, undefined);
  const byId = new Map(projects.map((project) => [project.id, project]));
  for (const expense of expenses) await store(expense, byId);
}

async function store(
  { projectId, by, receipt, expense }: SampleCosts['expenses'][number],
  projects: ReadonlyMap<string, Project>,
): Promise<void> {
  const project = projects.get(projectId);
  if (!project) throw new RangeError(`There is no project ${projectId}`);
  const author = { actor: actorOf(await personOf(by)), once: undefined };
  const file = receipt && (await readFile(join(sampleReceiptsFolder, `${receipt}.png`)));
  const photo = file && (await storeReceipt(cleanImage(file), projectId, author));
  await storeExpense({ ...expense, ...(photo && { photoId: photo.id }) }, project, author);
}

async function personOf(name: keyof typeof sampleStaff) {
  const person = await findStaff(sampleStaff[name].id);
  if (!person) throw new RangeError(`${name} is not stored yet`);
  return person;
}

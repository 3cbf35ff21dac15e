import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { entriesOfVisit } from '@welding/domain/entities/entries-of-visit';
import type { Project } from '@welding/domain/entities/project';
import { actorOf } from '@welding/domain/entities/staff';
import { addHours } from '../../functions/src/actions/change-hours.ts';
import { storeExpense, storeReceipt } from '../../functions/src/data/expenses.ts';
import { newBatch } from '../../functions/src/data/firestore.ts';
import { findStaff } from '../../functions/src/data/staff.ts';
import { storeStaffRate } from '../../functions/src/data/staff-rates.ts';
import { addEntries } from '../../functions/src/data/work-entries.ts';
import { cleanImage } from '../../functions/src/images/clean-image.ts';
import { type SampleCosts, sampleCosts } from './sample-costs.ts';
import { sampleStaff } from './sample-staff.ts';

export const sampleReceiptsFolder = join(import.meta.dirname, 'receipts');

/**
 * Stores what an hour of the welders costs, the hours that visits tell of, those that were noted by hand, and what was spent, with
 * its receipts. Staff, visits and projects are stored already.
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

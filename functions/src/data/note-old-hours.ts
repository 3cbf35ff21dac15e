import { entriesOfVisit, type TappedEntry } from '@welding/domain/entities/entries-of-visit';
import { appointments } from './appointments.ts';
import { findByIds } from './find-by-ids.ts';
import { newBatch } from './firestore.ts';
import { lookAtAllJobs } from './over-plan.ts';
import { pagesOf } from './pages.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { addEntries, workEntries } from './work-entries.ts';

/** So many documents are read at a time, and so many entries written in one batch, each with its rate. */
const [atOnce, inBatch] = [300, 200];

/**
 * Makes the hours of visits that were tapped before there were any, at the rates of today. What is there stays, corrected or
 * removed as it may be. Run again, it does what is left. @returns how many it made
 */
export async function noteOldHours(): Promise<number> {
  let made = 0;
  for await (const page of pagesOf(appointments, atOnce)) {
    const tapped = page.flatMap(entriesOfVisit);
    for (let start = 0; start < tapped.length; start += inBatch) {
      const some = tapped.slice(start, start + inBatch);
      made += await retryConflicts(() => addMissing(some));
    }
  }
  return made;
}

async function addMissing(tapped: readonly TappedEntry[]): Promise<number> {
  const there = await findByIds(
    await workEntries(),
    tapped.map(({ id }) => id),
  );
  const missing = tapped.filter(({ id }) => !there.has(id));
  if (missing.length === 0) return 0;
  const batch = await newBatch();
  await addEntries(batch, missing);
  await lookAtAllJobs(batch);
  await batch.commit();
  return missing.length;
}

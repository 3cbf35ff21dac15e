import { takeNumbers } from './counters.ts';
import { getDocuments } from './find-by-ids.ts';
import { newBatch } from './firestore.ts';
import { pagesOf } from './pages.ts';
import { parseDocument } from './parse-snapshot.ts';
import { projects } from './projects.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** So many documents are changed in one batch. */
const atOnce = 300;

/**
 * Gives projects of before a number, the oldest first; `indexProjects` makes them found by it. Run again, it does what is
 * left. @returns how many had none
 */
export async function numberProjects(): Promise<number> {
  const without: { readonly id: string; readonly createdAt: string }[] = [];
  for await (const page of pagesOf(projects, atOnce)) {
    without.push(...page.filter(({ number }) => number === undefined));
  }
  const oldestFirst = without.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  let numbered = 0;
  for (let start = 0; start < oldestFirst.length; start += atOnce) {
    const ids = oldestFirst.slice(start, start + atOnce).map(({ id }) => id);
    numbered += await retryConflicts(() => numberThese(ids));
  }
  return numbered;
}

async function numberThese(ids: readonly string[]): Promise<number> {
  const documents = await getDocuments(await projects(), ids);
  const without = documents.filter((document) => {
    const project = parseDocument(document);
    return project && project.number === undefined;
  });
  if (without.length === 0) return 0;
  const batch = await newBatch();
  const numbers = await takeNumbers(batch, 'projects', without.length);
  for (const [index, { ref, updateTime }] of without.entries()) {
    const number = numbers[index];
    if (updateTime) batch.update(ref.withConverter(null), { number }, { lastUpdateTime: updateTime });
  }
  await batch.commit();
  return without.length;
}

import type { Actor } from '@welding/domain/entities/audit-entry';
import { jobKey, planJobs } from '@welding/domain/entities/import-jobs';
import { planBalances } from '@welding/domain/entities/import-money';
import type { ImportRequest, ImportRow, PlannedRow } from '@welding/domain/entities/import-request';
import { planClients } from '@welding/domain/entities/plan-clients';
import { planPrices } from '@welding/domain/entities/plan-prices';
import type { MadeRow } from '@welding/domain/entities/stored-import';
import { addOldBalances, listNumbered } from '#invoices/old-balances.ts';
import { addPriceEntry, priceBook } from '#price-book/price-book.ts';
import { projects } from '#projects/projects.ts';
import { parseDocument } from '#store/documents.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, documentsWithOneOf, pagesOf } from '#store/query.ts';
import { addJobs } from './add-jobs.ts';
import { addPeople } from './add-people.ts';
import { knownPeople, presentClients } from './known-clients.ts';

const pageSize = 500;

/** What becomes of each row of a request. `add` adds the new records to a batch and returns what each row made. */
type ImportPlan = {
  readonly rows: readonly Omit<PlannedRow<unknown>, 'made'>[];
  readonly add: (batch: Batch, actor: Actor) => Promise<readonly (MadeRow & { readonly index: number })[]>;
};

export async function planImport(request: ImportRequest): Promise<ImportPlan> {
  switch (request.kind) {
    case 'clients':
      return planOf(planClients(request.rows, await knownPeople()), addPeople);
    case 'price_book':
      return planOf(planPrices(request.rows, await allOf(priceBook)), async (entries, batch, actor) =>
        Promise.all(entries.map(async (entry) => ({ id: await addPriceEntry(batch, entry, actor) }))),
      );
    case 'balances': {
      const numbers = request.rows.flatMap(({ number }) => number || []);
      const [known, taken] = await Promise.all([presentClients(), listNumbered(numbers)]);
      return planOf(planBalances(request.rows, known, taken), async (balances, batch, actor) =>
        (await addOldBalances(batch, balances, actor)).map((id) => ({ id })),
      );
    }
    case 'jobs':
      return planOf(await jobsOf(request.rows), (jobs, batch, actor) => addJobs(batch, jobs, actor));
  }
}

/** @param addAll adds the new records and returns what each made, in their order */
function planOf<Made>(
  planned: readonly PlannedRow<Made>[],
  addAll: (made: readonly Made[], batch: Batch, actor: Actor) => Promise<readonly MadeRow[]>,
): ImportPlan {
  const making = planned.flatMap(({ made }, index) => (made === undefined ? [] : [{ made, index }]));
  return {
    rows: planned.map(({ made: _, ...outcome }) => outcome),
    add: async (batch, actor) => {
      const all = making.map(({ made }) => made);
      const added = all.length > 0 ? await addAll(all, batch, actor) : [];
      return making.flatMap(({ index }, position) => {
        const made = added[position];
        return made ? [{ ...made, index }] : [];
      });
    },
  };
}

const projectsOfClients = declareQuery({ collection: 'projects', equal: ['clientId'] });

async function jobsOf(rows: readonly ImportRow<'jobs'>[]) {
  const known = await presentClients();
  const now = new Date();
  const plan = (present: ReadonlySet<string>) => planJobs(rows, known, { present, now });
  const ids = plan(new Set()).flatMap(({ made }) => made?.clientId ?? []);
  const collection = await projects();
  const found = await documentsWithOneOf([...new Set(ids)], (some) => projectsOfClients(collection, [some]));
  return plan(new Set(found.flatMap((document) => parseDocument(document) ?? []).map(jobKey)));
}

async function allOf<Entity>(collection: Parameters<typeof pagesOf<Entity>>[0]): Promise<Entity[]> {
  const all: Entity[] = [];
  for await (const page of pagesOf(collection, pageSize)) all.push(...page);
  return all;
}

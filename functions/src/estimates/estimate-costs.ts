import type { Estimate } from '@welding/domain/entities/estimate';
import { type EstimateCosts, estimateCostsSchema } from '@welding/domain/entities/price-entry';
import { isMaterials, type MaterialsCost, materialsCost } from '@welding/domain/money/line-costs';
import { priceCosts } from '#price-book/price-book.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { findByIds } from '#store/query.ts';

const estimateCosts = entityCollection('estimateCosts', estimateCostsSchema);

/** Stores the current cost of the estimate's price-book entries in the batch of its approval. */
export async function saveCosts(batch: Batch, estimate: Estimate): Promise<void> {
  const ids = pickedIds([estimate]);
  if (ids.length === 0) return;
  const kept: EstimateCosts = { id: estimate.id, costs: Object.fromEntries(await costsOf(ids)) };
  batch.set((await estimateCosts()).doc(estimate.id), kept);
}

/**
 * The material costs of approved estimates and change orders by project: as stored on approval, else by the current price book.
 */
export async function materialsOfProjects(
  estimates: readonly Estimate[],
): Promise<ReadonlyMap<string, MaterialsCost>> {
  const approved = estimates.filter(({ status }) => status === 'approved');
  const [kept, current] = await Promise.all([
    findByIds(
      await estimateCosts(),
      approved.map(({ id }) => id),
    ),
    costsOf(pickedIds(approved)),
  ]);
  const byProject = Map.groupBy(approved, ({ projectId }) => projectId);
  return new Map(
    [...byProject].map(([projectId, ofProject]) => {
      const parts = ofProject.map(({ id, lines }) =>
        materialsCost(lines, (entryId) => kept.get(id)?.costs[entryId] ?? current.get(entryId)),
      );
      const cents = parts.reduce((sum, part) => sum + part.cents, 0);
      return [projectId, { cents, unknownLines: parts.reduce((sum, part) => sum + part.unknownLines, 0) }];
    }),
  );
}

function pickedIds(estimates: readonly Pick<Estimate, 'lines'>[]): string[] {
  const lines = estimates.flatMap((estimate) => estimate.lines).filter(isMaterials);
  return [...new Set(lines.flatMap(({ priceBookId }) => priceBookId ?? []))];
}

async function costsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await findByIds(await priceCosts(), ids);
  return new Map([...found.values()].flatMap(({ id, cost }) => (cost === undefined ? [] : [[id, cost]])));
}

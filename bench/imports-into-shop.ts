import {
  importPreviewSchema,
  importResponseSchema,
  importRestSchema,
  maxImportRows,
} from '@welding/domain/entities/import-request';
import { createTestStaff, staffToken } from '../tests/support/staff.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { costOf } from './run/firestore-cost.ts';
import { importCaller, somePeople } from './run/import-caller.ts';
import { emptyDatabase, fillClients } from './shop/fill-shop.ts';
import { behindProxy, useStack, withFunction } from './shop/open-shop.ts';
import { makeShop } from './shop/shop.ts';

/** Clients that the larger shop has already. */
const largeShop = 4_600;
const smallShop = 100;
/** Rows of the file. */
const rows = 1_000;
const mostGrowth = 1.5;

type Measured = { readonly ms: number; readonly reads: number };
type Steps = { readonly preview: Measured; readonly import: Measured; readonly undo: Measured };

/** Time and reads of moving a file in, for a shop with many clients and one with few. The file is the same. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const [small, large] = [await measure(stack, smallShop), await measure(stack, largeShop)];
  return (['preview', 'import', 'undo'] as const).map((step) => ({
    measure: `The ${step} of ${rows} clients into ${largeShop}`,
    value: `${large[step].reads} read, ${(large[step].ms / 1_000).toFixed(1)} s`,
    baseline: `${small[step].reads} read, ${(small[step].ms / 1_000).toFixed(1)} s, into ${smallShop}`,
    ratio: large[step].reads / small[step].reads,
    // A preview of a whole file may read the clients, once.
    target: step === 'preview' ? `≤ 5 reads a row` : `≤ ${mostGrowth}`,
    met:
      step === 'preview'
        ? large.preview.reads <= 5 * rows
        : large[step].reads <= mostGrowth * small[step].reads,
  }));
}

async function measure(stack: BenchStack, size: number): Promise<Steps> {
  await emptyDatabase(stack);
  useStack(stack);
  const bearer = await staffToken(await createTestStaff('owner'));
  await fillClients(makeShop(size, [], new Date()).clients);
  const file = somePeople(rows);
  return await behindProxy(stack, (recording, proxy) =>
    withFunction(recording, async (sender) => {
      const ask = importCaller(sender, bearer);
      const measured = async (work: () => Promise<void>): Promise<Measured> => {
        proxy.take();
        const begun = performance.now();
        await work();
        const ms = performance.now() - begun;
        await proxy.settled();
        return { ms, reads: costOf(proxy.take()).reads };
      };
      await ask('POST', 'imports', importPreviewSchema, {
        ...{ kind: 'clients', rows: file.slice(0, 1), apply: false },
      });
      const preview = await measured(async () => {
        await ask('POST', 'imports', importPreviewSchema, { kind: 'clients', rows: file, apply: false });
      });
      let continues: string | undefined;
      const imported = await measured(async () => {
        for (let from = 0; from < rows; from += maxImportRows) {
          const part = file.slice(from, from + maxImportRows);
          const body = { kind: 'clients', rows: part, apply: true, ...(continues && { continues }) };
          ({ id: continues } = await ask('POST', 'imports', importResponseSchema, body));
        }
      });
      const undo = await measured(async () => {
        for (let left = rows; left > 0; )
          ({ left } = await ask('DELETE', `imports/${continues}`, importRestSchema));
      });
      return { preview, import: imported, undo };
    }),
  );
}

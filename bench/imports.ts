import {
  importPreviewSchema,
  importResponseSchema,
  importRestSchema,
  maxImportRows,
} from '@welding/domain/entities/import-request';
import { firestore } from '../functions/src/store/firestore.ts';
import { createTestStaff, staffToken } from '../tests/support/staff.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { importCaller, somePeople } from './run/import-caller.ts';
import { useStack, withFunction } from './shop/open-shop.ts';

const rows = 5_000;
/** A client, its email and its history entry. */
const documentsOfRow = 3;
const target = { previewMs: 2_000, ratio: 4 } as const;

/** The preview, import and undo of a file of clients, against writing and deleting as many documents in batches. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  useStack(stack);
  const bearer = await staffToken(await createTestStaff('owner'));
  const file = somePeople(rows);
  const parts = Array.from({ length: rows / maxImportRows }, (_, part) =>
    file.slice(part * maxImportRows, (part + 1) * maxImportRows),
  );
  return await withFunction(stack, async (sender) => {
    const ask = importCaller(sender, bearer);
    await ask('POST', 'imports', importPreviewSchema, { kind: 'clients', rows: parts[0], apply: false });
    const previewMs = await timed(async () => {
      await ask('POST', 'imports', importPreviewSchema, { kind: 'clients', rows: file, apply: false });
    });
    let continues: string | undefined;
    const importMs = await timed(async () => {
      for (const part of parts) {
        const body = { kind: 'clients', rows: part, apply: true, ...(continues && { continues }) };
        ({ id: continues } = await ask('POST', 'imports', importResponseSchema, body));
      }
    });
    const bare = await timeBareBatches();
    let left = rows;
    const undoMs = await timed(async () => {
      while (left > 0) ({ left } = await ask('DELETE', `imports/${continues}`, importRestSchema));
    });
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    const compared = (measure: string, ms: number, bareMs: number) => ({
      measure: `${measure} ${rows} clients`,
      value: seconds(ms),
      baseline: `${seconds(bareMs)}, bare batches`,
      ratio: ms / bareMs,
      target: `≤ ${target.ratio}`,
      met: ms / bareMs <= target.ratio,
    });
    return [
      {
        measure: `The preview of ${rows} clients`,
        value: `${previewMs.toFixed(0)} ms`,
        baseline: `${seconds(bare.writeMs)}, writing them`,
        ratio: previewMs / bare.writeMs,
        target: `≤ ${target.previewMs} ms`,
        met: previewMs <= target.previewMs,
      },
      compared('Importing', importMs, bare.writeMs),
      compared('Undoing', undoMs, bare.deleteMs),
    ];
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Milliseconds to write and to delete as many documents of a similar size, in as many batches. */
async function timeBareBatches(): Promise<{ writeMs: number; deleteMs: number }> {
  const database = await firestore();
  const copies = database.collection('benchImports');
  const text = 'x'.repeat(400);
  const batches = Array.from({ length: rows / maxImportRows }, () =>
    Array.from({ length: maxImportRows * documentsOfRow }, () => copies.doc()),
  );
  const inBatches = async (add: (batch: FirebaseFirestore.WriteBatch, index: number) => void) =>
    await timed(async () => {
      for (const [index] of batches.entries()) {
        const batch = database.batch();
        add(batch, index);
        await batch.commit();
      }
    });
  const writeMs = await inBatches((batch, index) => {
    for (const ref of batches[index] ?? []) batch.create(ref, { text });
  });
  const deleteMs = await inBatches((batch, index) => {
    for (const ref of batches[index] ?? []) batch.delete(ref);
  });
  return { writeMs, deleteMs };
}

import { startFunction } from '../tests/api/function-process.ts';
import { measureLargePosts } from '../tests/api/large-posts.ts';
import type { BenchRow } from './bench-row.ts';

const megabytes = 31;
const target = 200;

/**
 * The memory that a function under the emulator's carrying server takes while large bodies are sent to it at once, against
 * what it holds before. A process of its own each time, since memory once taken is not given back.
 */
export async function run(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const chunked of [false, true]) {
    for (const count of [8, 16, 32]) {
      const api = await startFunction();
      try {
        const { idleMB, peakMB } = await measureLargePosts(api, { count, megabytes, chunked });
        const more = peakMB - idleMB;
        const how = chunked ? 'without a Content-Length' : 'with a Content-Length';
        rows.push({
          measure: `Memory under ${count} posts of ${megabytes} MB at once, ${how}`,
          value: `${peakMB.toFixed(0)} MB`,
          baseline: `${idleMB.toFixed(0)} MB, idle`,
          ratio: peakMB / idleMB,
          target: `≤ ${target} MB more`,
          met: more <= target,
        });
      } finally {
        await api.stop();
      }
    }
  }
  return rows;
}

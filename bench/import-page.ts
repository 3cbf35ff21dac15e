import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { createTestStaff } from '../tests/support/staff.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { median } from './run/median.ts';
import { signInToDesk } from './shop/screens.ts';

const rows = 5_000;
const runs = 3;
const [largeRows, largeBytes] = [4_900, 20_000_000];
const target = { previewMs: 2_000, frameMs: 200, memoryMb: 300 } as const;

type Measured = { readMs: number; previewMs: number; apiMs: number; frameMs: number };

const medians = (all: readonly Measured[]): Measured => ({
  readMs: median(all.map(({ readMs }) => readMs)),
  previewMs: median(all.map(({ previewMs }) => previewMs)),
  apiMs: median(all.map(({ apiMs }) => apiMs)),
  frameMs: median(all.map(({ frameMs }) => frameMs)),
});

/**
 * A file of 5,000 clients at the desk, from the drop to its preview, medians of three, against the API's own time and the frames
 * of a file of 50; the frames of importing it, and the renderer's memory at its peak for 20 MB. Linux only, because the memory comes from /proc.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const owner = await createTestStaff('owner');
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({ args: playwrightFlags, ...(executablePath && { executablePath }) });
  const folder = await mkdtemp(join(tmpdir(), 'import-page-'));
  try {
    const context = await browser.newContext({ baseURL: stack.hosting, serviceWorkers: 'block' });
    const page = await context.newPage();
    await signInToDesk(page, owner);
    const fileOf = async (name: string, count: number, note = '') => {
      const path = join(folder, name);
      await writeFile(path, peopleFile(count, note));
      return { path, count };
    };
    const [smallFile, longFile] = [await fileOf('small.csv', 50), await fileOf('long.csv', rows)];
    await preview(page, smallFile);
    const [smalls, longs]: [Measured[], Measured[]] = [[], []];
    while (longs.length < runs) {
      smalls.push(await preview(page, smallFile));
      longs.push(await preview(page, longFile));
    }
    const [small, long] = [medians(smalls), medians(longs)];
    const importFrameMs = await importParts(page);
    const note = 'gate code, two dogs; '.repeat(largeBytes / largeRows / 21);
    const large = await fileOf('large.csv', largeRows, note);
    const before = await memoryOf(browser);
    await preview(page, large);
    const memory = (await memoryOf(browser)).peak - before.now;
    const ms = (value: number) => `${Math.round(value)} ms`;
    const shownMs = long.readMs + long.previewMs;
    return [
      {
        measure: `${rows} clients, from the drop to the preview`,
        value: `${ms(shownMs)}, of it reading ${ms(long.readMs)}`,
        baseline: `${ms(long.apiMs)}, the API's part`,
        ratio: shownMs / long.apiMs,
        target: `at most ${target.previewMs} ms`,
        met: shownMs <= target.previewMs,
      },
      {
        measure: 'Its longest frame',
        value: ms(long.frameMs),
        baseline: `${ms(small.frameMs)}, for 50 clients`,
        ratio: long.frameMs / small.frameMs,
        target: `at most ${target.frameMs} ms`,
        met: long.frameMs <= target.frameMs,
      },
      {
        measure: 'The longest frame of importing them',
        value: ms(importFrameMs),
        baseline: `${ms(small.frameMs)}, for the preview of 50 clients`,
        ratio: importFrameMs / small.frameMs,
        target: `at most ${target.frameMs} ms`,
        met: importFrameMs <= target.frameMs,
      },
      {
        measure: 'Memory for a file of 20 MB, added at its peak',
        value: `${Math.round(memory)} MB`,
        baseline: `${largeBytes / 1e6} MB, the file`,
        ratio: memory / (largeBytes / 1e6),
        target: `at most ${target.memoryMb} MB`,
        met: memory <= target.memoryMb,
      },
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

function peopleFile(count: number, note: string): string {
  const mark = crypto.randomUUID();
  const lines = Array.from({ length: count }, (_, index) =>
    [
      ...[`Dana ${index}`, `Quill ${mark}`, `dana${index}-${mark}@example.com`, `(312) ${5_550_000 + index}`],
      ...[`${index} S Halsted St`, 'Chicago', 'IL', '60608', 'Yes', `Gate ${index}`, `"${note}"`],
    ].join(','),
  );
  const headings = 'First name,Last name,Email,Phone,Street,City,State,ZIP,Sales rep,Gate code,Notes';
  return [headings, ...lines].join('\n');
}

/** Chooses a file and shows its preview, as a person does. */
async function preview(page: Page, { path, count }: { path: string; count: number }): Promise<Measured> {
  await page.goto('/desk/settings/move-in');
  await page.getByLabel('File').waitFor();
  await watchFrames(page);
  const begun = performance.now();
  await page.getByLabel('File').setInputFiles(path);
  const shown = count.toLocaleString('en-US');
  await page.getByText(new RegExp(`^${shown} rows in this file`)).waitFor();
  const readMs = performance.now() - begun;
  await page
    .getByRole('status')
    .filter({ hasText: `${shown} new` })
    .waitFor();
  const previewMs = performance.now() - begun - readMs;
  const [frameMs, apiMs] = await page.evaluate(() => [
    Number(Reflect.get(globalThis, 'longestFrame')),
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/desk/imports'))
      .reduce((sum, { duration }) => sum + duration, 0),
  ]);
  return { readMs, previewMs, apiMs: apiMs ?? 0, frameMs: frameMs ?? 0 };
}

/** Imports the first parts of the previewed file. @returns the longest frame, from the press on */
async function importParts(page: Page): Promise<number> {
  await watchFrames(page);
  await page.getByRole('button', { name: `Import ${rows.toLocaleString('en-US')} rows` }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^[1-9][\d,]* of/ })
    .waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Leave out the rest' }).click();
  return await page.evaluate(() => Number(Reflect.get(globalThis, 'longestFrame')));
}

/** Counts the longest frame from now on. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    let last = performance.now();
    Object.assign(globalThis, { longestFrame: 0 });
    const frame = (now: number) => {
      Object.assign(globalThis, {
        longestFrame: Math.max(Reflect.get(globalThis, 'longestFrame'), now - last),
      });
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const processesSchema = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) });

/** Megabytes of the largest renderer, which has the page and its workers: now, and at its peak since the last call. */
async function memoryOf(browser: Browser): Promise<{ now: number; peak: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = processesSchema.parse(await session.send('SystemInfo.getProcessInfo'));
  const renderers = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8');
        // Begins a new peak.
        await writeFile(`/proc/${id}/clear_refs`, '5');
        const mb = (field: string) =>
          Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
        return { now: mb('VmRSS'), peak: mb('VmHWM') };
      }),
  );
  return renderers.toSorted((one, other) => other.peak - one.peak)[0] ?? { now: 0, peak: 0 };
}

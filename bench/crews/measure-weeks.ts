import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Staff } from '@welding/domain/entities/staff';
import { addDays, chicagoDate, chicagoInstant, mondayOf } from '@welding/domain/values/chicago-day';
import { staff } from '../../functions/src/data/staff.ts';
import { findBrowser, playwrightFlags } from '../../local/browser/find-browser.ts';
import { createTestAppointment, createTestClient } from '../../tests/support/sample.ts';
import { createTestStaff } from '../../tests/support/staff.ts';
import type { BenchRow, BenchStack } from '../run/bench-row.ts';
import { median } from '../run/median.ts';
import { signInToDesk } from '../scale/sign-in-to-desk.ts';
import { watchListening } from '../scale/watch-listening.ts';

const [few, many, visitsADay, rounds] = [2, 10, 6, 5] as const;
const targetRatio = 1.5;

type Week = { readonly monday: string; readonly welders: readonly Staff[] };
/** Milliseconds in the desk's own code with React's, and in all scripts, style and layout; documents read. */
type Opened = { readonly codeMs: number; readonly allMs: number; readonly reads: number };

/** Firestore's code and its store in the browser, whose time goes with the documents read. */
const ofFirestore = /desk-firebase/;

/**
 * The calendar's week of ten welders with six visits a day each against that of two, in turns: the time that the page spends in
 * our code until every visit is shown, and the documents read for it, which take Firestore's code their time each; the sum of
 * both, with style and layout, is said. The emulator's time is left out.
 */
export async function measureWeeks(stack: BenchStack): Promise<BenchRow[]> {
  const owner = await createTestStaff('owner');
  const welders = await Promise.all(
    Array.from({ length: many }, (_, index) => createTestStaff('welder', `Welder ${index + 1}`)),
  );
  const monday = addDays(mondayOf(chicagoDate(new Date())), 28 * 52);
  const weeks: [Week, Week] = [
    { monday, welders: welders.slice(0, few) },
    { monday: addDays(monday, 7), welders },
  ];
  for (const week of weeks) await fillWeek(week);
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({ args: playwrightFlags, ...(executablePath && { executablePath }) });
  try {
    const session = await signedIn(browser, stack, owner);
    const opened: [Opened[], Opened[]] = [[], []];
    for (let round = -1; round < rounds; round += 1) {
      for (const [index, week] of weeks.entries()) {
        await setActive(welders, week.welders);
        const one = await openWeek(browser, stack, session, week);
        if (round >= 0) opened[index]?.push(one);
      }
    }
    const medians = (of: keyof Opened) => opened.map((all) => median(all.map((one) => one[of])));
    const [two = 0, ten = 0] = medians('codeMs');
    const [twoInAll = 0, tenInAll = 0] = medians('allMs');
    const reads = medians('reads');
    return [
      {
        measure: `Calendar's week of ${many} welders, ${many * visitsADay} visits a day, in code (${reads[1]} reads)`,
        value: `${ten.toFixed(0)} ms`,
        baseline: `${two.toFixed(0)} ms, ${few} welders (${reads[0]} reads)`,
        ratio: ten / two,
        target: `≤ ${targetRatio}`,
        met: ten / two <= targetRatio,
      },
      {
        measure: 'The same, with Firestore’s code, style and layout',
        value: `${tenInAll.toFixed(0)} ms`,
        baseline: `${twoInAll.toFixed(0)} ms`,
        ratio: tenInAll / twoInAll,
        target: 'said',
        met: true,
      },
    ];
  } finally {
    await setActive(welders, welders);
    await browser.close();
  }
}

async function fillWeek({ monday, welders }: Week): Promise<void> {
  const client = await createTestClient();
  for (let day = 0; day < 5; day += 1) {
    const date = addDays(monday, day);
    await Promise.all(
      welders.flatMap(({ id: welderId }) =>
        Array.from({ length: visitsADay }, (_, index) => {
          const clock = `${String(8 + index).padStart(2, '0')}:00`;
          const visit: Partial<Appointment> = {
            ...{ welderId, title: 'Stair rail', clientName: 'Jordan Example', zip: '60608' },
            ...{ scheduledDate: chicagoInstant(date, clock).toISOString(), duration: '30' },
          };
          return createTestAppointment(client, visit);
        }),
      ),
    );
  }
}

async function setActive(all: readonly Staff[], active: readonly Staff[]): Promise<void> {
  const collection = await staff();
  await Promise.all(
    all.map(({ id }) => collection.doc(id).update({ active: active.some((one) => one.id === id) })),
  );
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signedIn(browser: Browser, { hosting: baseURL }: BenchStack, owner: Staff): Promise<Session> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await signInToDesk(await context.newPage(), owner);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

async function openWeek(
  browser: Browser,
  { hosting: baseURL }: BenchStack,
  storageState: Session,
  { monday, welders }: Week,
): Promise<Opened> {
  const viewport = { width: 1366, height: 900 };
  const context = await browser.newContext({ baseURL, storageState, viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const listening = await watchListening(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.start');
    await page.goto(`/desk/calendar?view=week&day=${monday}`);
    const cards = page.locator('.visit-card');
    await cards.nth(welders.length * visitsADay * 5 - 1).waitFor({ timeout: 60_000 });
    const { profile } = await devtools.send('Profiler.stop');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].map(
      (name) => metrics.find((metric) => metric.name === name)?.value ?? 0,
    );
    const watched = await listening.settled(1);
    return {
      codeMs: timeInCode(profile),
      allMs: seconds.reduce((sum, one) => sum + one, 0) * 1_000,
      reads: watched.reduce((sum, { documents }) => sum + Math.max(1, documents), 0),
    };
  } finally {
    await context.close();
  }
}

type Profile = {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly url: string } }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
};

/** Milliseconds in the desk's scripts, Firestore's left out. */
function timeInCode({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const ours = new Set(
    nodes
      .filter(({ callFrame: { url } }) => url.includes('/desk/') && !ofFirestore.test(url))
      .map(({ id }) => id),
  );
  return samples.reduce((sum, id, index) => sum + (ours.has(id) ? (timeDeltas[index] ?? 0) / 1_000 : 0), 0);
}

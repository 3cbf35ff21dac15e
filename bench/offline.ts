import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../tests/support/sample.ts';
import { createTestStaff } from '../tests/support/staff.ts';
import { todayAt } from '../tests/support/visits.ts';
import { timeFromDevice } from './offline/time-from-device.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { median } from './run/median.ts';
import { signInToDesk } from './shop/screens.ts';

const runs = 5;
const titles = ['Trailer hitch', 'Dump body', 'Gate hinge', 'Stair rail'];

/** Cost and benefit of the service workers: projects and Today without a signal, repeat visits, bytes of the first visit. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({
    args: playwrightFlags,
    ...(executablePath && { executablePath }),
  });
  try {
    return [
      await offlineProjects(browser, stack),
      await offlineToday(browser, stack),
      await repeatVisit(browser, stack),
      await firstVisitBytes(browser, stack),
    ];
  } finally {
    await browser.close();
  }
}

async function offlineProjects(browser: Browser, stack: BenchStack): Promise<BenchRow> {
  const client = await createTestClient();
  await Promise.all(titles.map((title) => createTestProject(client, { title })));
  const context = await browser.newContext({ baseURL: stack.hosting });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Project ID or Phone').fill(client.phone);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByText(titles[0] ?? '')
    .first()
    .waitFor();
  await workerIsReady(page);
  await page.waitForFunction(() => caches.has('firebase-code'));
  await page.waitForTimeout(3_000);
  await page.close();

  const times = await timeFromDevice(
    context,
    '/dashboard',
    titles.map((title) => ({ title, status: 'pending' })),
  );
  await context.close();
  return fromDevice('Projects visible without a signal, kept session, CPU 4 times slower', times);
}

async function offlineToday(browser: Browser, stack: BenchStack): Promise<BenchRow> {
  const welder = await createTestStaff('welder');
  const visits = titles.map((title, index) => ({ title, scheduledDate: todayAt(9 + 2 * index) }));
  for (const visit of visits) {
    await createTestAppointment(await createTestClient(), { ...visit, welderId: welder.id });
  }
  const context = await browser.newContext({ baseURL: stack.hosting });
  const page = await context.newPage();
  await signInToDesk(page, welder);
  await page
    .getByText(titles[0] ?? '')
    .first()
    .waitFor();
  await workerIsReady(page);
  await page.waitForTimeout(3_000);
  await page.close();

  const times = await timeFromDevice(context, '/desk', visits);
  await context.close();
  return fromDevice('Today of a welder visible without a signal, CPU 4 times slower', times);
}

function fromDevice(measure: string, { product, bare }: { product: number; bare: number }): BenchRow {
  return row(
    measure,
    `${Math.round(product)} ms`,
    `${Math.round(bare)} ms, a bare page that reads the same out of IndexedDB`,
    product / bare,
    2,
  );
}

async function repeatVisit(browser: Browser, stack: BenchStack): Promise<BenchRow> {
  const first: number[] = [];
  const again: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const context = await browser.newContext({ baseURL: stack.hosting });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'load' });
    first.push(await loadTime(page));
    await workerIsReady(page);
    await page.close();
    const second = await context.newPage();
    await second.goto('/', { waitUntil: 'load' });
    again.push(await loadTime(second));
    await context.close();
  }
  return row(
    'Repeat visit of /, to the load event',
    `${Math.round(median(again))} ms`,
    `${Math.round(median(first))} ms, the first visit`,
    median(again) / median(first),
    1,
  );
}

function loadTime(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('No navigation was timed');
    while (navigation.loadEventEnd === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    return navigation.loadEventEnd;
  });
}

/** Bytes up to the load event: the worker must add nothing to them. */
async function firstVisitBytes(browser: Browser, stack: BenchStack): Promise<BenchRow> {
  const bytes = async (serviceWorkers: 'allow' | 'block') => {
    const context = await browser.newContext({ baseURL: stack.hosting, serviceWorkers });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'load' });
    const end = await loadTime(page);
    const sum = await page.evaluate(
      (until) =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .filter((entry) => entry.startTime <= until)
          .reduce(
            (total, entry) => total + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
            0,
          ),
      end,
    );
    await context.close();
    return sum;
  };
  const withWorker = await bytes('allow');
  const without = await bytes('block');
  return row(
    'Bytes of the first visit of / up to its load event, with the worker',
    `${Math.round(withWorker / 1000)} kB`,
    `${Math.round(without / 1000)} kB, without`,
    withWorker / without,
    1.01,
  );
}

async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

function row(measure: string, value: string, baseline: string, ratio: number, atMost: number): BenchRow {
  return { measure, value, baseline, ratio, target: `at most ${atMost} times`, met: ratio <= atMost };
}

import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { createTestClient, createTestProject } from '../tests/support/sample.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { median } from './median.ts';

const runs = 5;
const cpuSlowdown = 4;
/** As Chrome's "3G": a round trip, and bytes a second down and up. */
const network = { latency: 300, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/**
 * What a phone's own pickers take: a list opens and is chosen from, as services were; day, hour and minute, opened and set
 * twice.
 */
const taps = { button: 1, list: 2, dateAndTime: 6 } as const;

type Way = 'free time' | 'date and time';
type Measured = { taps: number; ms: number };

/**
 * What a client does who stays signed in, from opening the portal to the booked visit on the screen, on a slow phone and 3G:
 * with the free times, and with the date and time alone, as it was before them.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({ args: playwrightFlags, ...(executablePath && { executablePath }) });
  try {
    const rows: BenchRow[] = [];
    for (const hasProject of [true, false]) {
      const typed = await measure(browser, stack, { way: 'date and time', hasProject });
      const chosen = await measure(browser, stack, { way: 'free time', hasProject });
      rows.push(...rowsOf(hasProject ? 'a client with a project' : 'a client without one', chosen, typed));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  stack: BenchStack,
  { way, hasProject }: { way: Way; hasProject: boolean },
): Promise<Measured> {
  const measured: Measured[] = [];
  for (let index = 0; index < runs; index += 1) {
    const client = await createTestClient();
    if (hasProject) await createTestProject(client);
    const context = await browser.newContext({
      baseURL: stack.hosting,
      viewport: { width: 390, height: 844 },
    });
    await signIn(await context.newPage(), client);
    measured.push(await book(context, way));
    await context.close();
  }
  return { taps: median(measured.map((one) => one.taps)), ms: median(measured.map((one) => one.ms)) };
}

async function signIn(page: Page, client: { email: string; phone: string }): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Email').fill(client.email);
  await page.getByLabel('Project ID or Phone').fill(client.phone);
  await page.getByLabel('Keep me signed in on this device').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('region', { name: 'Schedule Service' }).getByRole('radio').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => caches.has('firebase-code'));
  await page.close();
}

async function book(context: BrowserContext, way: Way): Promise<Measured> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  let count = 0;
  const press = async (button: Locator) => {
    await button.click();
    count += taps.button;
  };
  const begun = performance.now();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const form = page.getByRole('region', { name: 'Schedule Service' });
  if (way === 'free time') await press(form.getByRole('button', { name: /^First free/ }));
  const isKnown = (await form.getByRole('radio', { checked: true }).count()) > 0;
  if (way === 'date and time' || !isKnown) {
    await form.getByText('Other', { exact: true }).click();
    count += way === 'free time' ? taps.button : taps.list;
  }
  if (way === 'date and time') {
    const noon = new Date(Date.now() + (20 + Math.random() * 200) * 86_400_000);
    await form.getByLabel(/^Date and time/).fill(`${toChicagoWallTime(noon).slice(0, 10)}T12:00`);
    count += taps.dateAndTime;
  }
  await press(form.getByRole('button', { name: 'Schedule Appointment' }));
  await page.getByRole('region', { name: 'Upcoming Appointments' }).getByRole('listitem').waitFor();
  return { taps: count, ms: performance.now() - begun };
}

function rowsOf(who: string, chosen: Measured, typed: Measured): BenchRow[] {
  const row = (what: 'taps' | 'ms', most: number, unit: string): BenchRow => ({
    measure: `${what === 'taps' ? 'Taps' : 'Time'} from opening the portal to a booked visit, ${who}`,
    value: `${Math.round(chosen[what])}${unit}`,
    baseline: `${Math.round(typed[what])}${unit}, by date and time`,
    ratio: chosen[what] / typed[what],
    target: what === 'taps' ? `at most ${most} taps` : `at most ${most} times`,
    met: what === 'taps' ? chosen.taps <= most : chosen.ms <= most * typed.ms,
  });
  return [row('taps', 3, ''), row('ms', 1.5, ' ms, slow phone, 3G')];
}

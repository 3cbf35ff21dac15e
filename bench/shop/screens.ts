import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import * as z from 'zod';
import { findBrowser, playwrightFlags } from '../../local/browser/find-browser.ts';
import { countDocumentReads } from '../../tests/e2e/firestore-reads.ts';
import { testPassword } from '../../tests/support/staff.ts';
import type { BenchStack } from '../run/bench-row.ts';
import type { FirestoreCost } from '../run/firestore-cost.ts';
import type { People } from './open-shop.ts';
import { emailOf, shopId } from './shop.ts';

type Screen = readonly [name: string, as: StaffRole | 'client', path: string];
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const screens: readonly Screen[] = [
  ['Portal', 'client', '/dashboard'],
  ['Today of a welder', 'welder', '/desk'],
  ['Today of the owner', 'owner', '/desk'],
  ['Requests', 'office', '/desk/requests'],
  ['A request', 'office', `/desk/requests/${shopId('quote', 1_000_000)}`],
  ['Calendar, a day', 'owner', '/desk/calendar'],
  ['Calendar, a week', 'owner', '/desk/calendar?view=week'],
  ['A visit', 'owner', `/desk/calendar/visits/${shopId('visit', 100)}`],
  ['Hours of a week', 'office', '/desk/calendar/hours'],
  ['Clients', 'office', '/desk/clients'],
  ['Clients, a search', 'office', '/desk/clients?q=castillo'],
  ['A client', 'office', `/desk/clients/${shopId('client', 0)}`],
  ['Projects', 'owner', '/desk/projects'],
  ['A project', 'owner', `/desk/projects/${shopId('project', 0)}`],
  ['Money', 'owner', '/desk/money'],
  ['Estimates', 'owner', '/desk/money/estimates'],
  ['Invoices', 'owner', '/desk/money/invoices'],
  ['An invoice', 'owner', `/desk/money/invoices/${shopId('invoice', 0)}`],
  ['Price book', 'owner', '/desk/money/price-book'],
  ['Settings', 'owner', '/desk/settings'],
];

/** Late code listens late, and the emulator scans a collection for each query. */
const [quietMs, longestMs] = [3_000, 300_000];

/**
 * Opens each screen whose name contains a match of `asked`, on a device with only a session.
 * @param count makes the row of a screen from the documents that Firestore sends
 */
export async function countScreens<Row>(
  stack: BenchStack,
  people: People,
  asked: RegExp,
  count: (name: string, work: () => Promise<FirestoreCost>) => Promise<Row>,
): Promise<readonly Row[]> {
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({ args: playwrightFlags, ...(executablePath && { executablePath }) });
  try {
    const sessions = new Map<Screen[1], StorageState>();
    const rows: Row[] = [];
    for (const [screen, as, path] of screens) {
      const name = `Screen: ${screen}`;
      if (!asked.test(name)) continue;
      const storageState = sessions.get(as) ?? (await signedIn(browser, stack, as, people));
      sessions.set(as, storageState);
      const context = await browser.newContext({
        ...{ baseURL: stack.hosting, storageState, serviceWorkers: 'block' },
        viewport: { width: 1366, height: 900 },
      });
      const page = await context.newPage();
      const reads = await countDocumentReads(page);
      const work = async () => {
        await page.goto(path);
        return { reads: await settled(page, reads), writes: 0, deletes: 0 };
      };
      rows.push(await count(name, work));
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Waits until nothing loads and nothing more arrives. */
async function settled(page: Page, reads: () => Promise<number>): Promise<number> {
  const end = Date.now() + longestMs;
  for (let [last, since] = [-1, Date.now()]; Date.now() < end; await page.waitForTimeout(200)) {
    const now = await reads();
    const loading = (await page.locator('.skeleton').count()) > 0;
    if (now !== last || loading) [last, since] = [now, Date.now()];
    else if (now > 0 && Date.now() - since > quietMs) return now;
  }
  throw new Error(`${page.url()} did not come to rest`);
}

const databasesSchema = z.array(z.looseObject({ name: z.string() }));

/** A signed-in browser's state without Firestore's stored data. */
async function signedIn(
  browser: Browser,
  { hosting: baseURL }: BenchStack,
  as: Screen[1],
  people: People,
): Promise<StorageState> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (as === 'client') await signInToPortal(page);
  else await signInToDesk(page, people[as]);
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  await context.close();
  const withoutFirestore = (databases: unknown) =>
    databasesSchema.parse(databases ?? []).filter(({ name }) => !name.startsWith('firestore/'));
  return {
    cookies,
    origins: origins.map((origin) => ({
      ...origin,
      indexedDB: withoutFirestore(Reflect.get(origin, 'indexedDB')),
    })),
  };
}

async function signInToPortal(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Email').fill(emailOf(0));
  await page.getByLabel('Project ID or Phone').fill('(312) 555-0100');
  await page.getByLabel('Keep me signed in on this device').setChecked(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
}

/** Opens the desk as a person from `createTestStaff`. */
export async function signInToDesk(page: Page, { email, name }: Staff): Promise<void> {
  await page.goto('/desk');
  await page.getByLabel(/^E-?mail$/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor();
}

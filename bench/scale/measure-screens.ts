import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Staff, StaffRole } from '@welding/domain/entities/staff';
import * as z from 'zod';
import { findBrowser, playwrightFlags } from '../../local/browser/find-browser.ts';
import type { BenchStack } from '../run/bench-row.ts';
import { describeQuery } from '../run/firestore-calls/describe-query.ts';
import type { ScreenToMeasure } from './screen-list.ts';
import { emailOf } from './shop.ts';
import { signInToDesk } from './sign-in-to-desk.ts';
import { type Watched, watchListening } from './watch-listening.ts';

/** What a screen costs. */
export type ScreenCost = {
  readonly name: string;
  /** Documents read by a device that has never opened it. */
  readonly opened: number;
  /** Documents read when it is opened again within half an hour and nothing has changed. */
  readonly reopened: number;
  /** Documents that the security rules read besides, each time. */
  readonly forRules: number;
  /** What is watched: each query in words, or a document. */
  readonly queries: readonly string[];
  /** Queries that lack an index or a limit, with what they lack. */
  readonly problems: readonly string[];
  /** What the screen asks of the API, as method and path without ids. */
  readonly calls: readonly string[];
};

type People = Readonly<Record<StaffRole, Staff>>;
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Documents that one watched query makes the rules read: the person's own, or the client and whether the session ended. */
const readByRules = { staff: 1, client: 2 } as const;

/** Opens each screen twice, on a device that knows nothing but who is signed in. */
export async function measureScreens(
  stack: BenchStack,
  people: People,
  screens: readonly ScreenToMeasure[],
  indexes: readonly string[],
): Promise<readonly ScreenCost[]> {
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({ args: playwrightFlags, ...(executablePath && { executablePath }) });
  try {
    const sessions = new Map<string, StorageState>();
    const costs: ScreenCost[] = [];
    for (const screen of screens) {
      const session = sessions.get(screen.as) ?? (await signedIn(browser, stack, screen.as, people));
      sessions.set(screen.as, session);
      const measure = () => measureScreen(browser, stack, screen, session, indexes);
      // One that does not come to rest is opened once more: an hour's counting is not to hang on it.
      costs.push(
        await measure()
          .catch(measure)
          .catch((error) => notMeasured(screen, error)),
      );
    }
    return costs;
  } finally {
    await browser.close();
  }
}

/** What the tables show as not a number, and the bench as a problem. */
function notMeasured({ name }: ScreenToMeasure, error: unknown): ScreenCost {
  const nothing = { opened: Number.NaN, reopened: Number.NaN, forRules: Number.NaN, queries: [], calls: [] };
  return { name, ...nothing, problems: [error instanceof Error ? error.message : String(error)] };
}

async function measureScreen(
  browser: Browser,
  { hosting: baseURL }: BenchStack,
  screen: ScreenToMeasure,
  storageState: StorageState,
  indexes: readonly string[],
): Promise<ScreenCost> {
  const viewport = screen.isNarrow ? { width: 390, height: 844 } : { width: 1366, height: 900 };
  const context = await browser.newContext({ baseURL, storageState, viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const listening = await watchListening(page);
    const calls = callsOf(page);
    const atLeast = screen.as === 'visitor' || screen.path.startsWith('/checkout') ? 0 : 1;
    await page.goto(screen.path);
    const first = await listening.settled(atLeast);
    const firstCalls = calls();
    await page.reload();
    const again = await listening.settled(atLeast);
    const ofQueries = first.filter(({ query }) => query !== undefined);
    const described = ofQueries.map(({ query }) => describeQuery(query, indexes));
    return {
      name: screen.name,
      opened: readsOf(first),
      reopened: readsOf(again.filter(({ resumes }) => !resumes)),
      forRules: first.length * readByRules[screen.as === 'client' ? 'client' : 'staff'],
      queries: [
        ...described.map(({ words }) => words),
        ...first.filter(({ query }) => query === undefined).map(() => 'one document'),
      ].sort(),
      problems: described.flatMap(({ words, lacks }) => lacks.map((lack) => `${words}: ${lack}`)),
      calls: firstCalls,
    };
  } finally {
    await context.close();
  }
}

/** What finds nothing is one read, too. */
function readsOf(watched: readonly Watched[]): number {
  return watched.reduce((sum, { documents }) => sum + Math.max(1, documents), 0);
}

/** Notes what the page asks of the API. @returns what it has asked so far, in the order of the alphabet */
function callsOf(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(`${request.method()} ${pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`);
  });
  return () => calls.toSorted();
}

/** What a browser holds of somebody who is signed in, without anything that Firestore keeps. */
async function signedIn(
  browser: Browser,
  { hosting: baseURL }: BenchStack,
  as: ScreenToMeasure['as'],
  people: People,
): Promise<StorageState> {
  if (as === 'visitor') return { cookies: [], origins: [] };
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

const databasesSchema = z.array(z.looseObject({ name: z.string() }));

async function signInToPortal(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Email').fill(emailOf(0));
  await page.getByLabel('Project ID or Phone').fill('(312) 555-0100');
  await page.getByLabel('Keep me signed in on this device').setChecked(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
}

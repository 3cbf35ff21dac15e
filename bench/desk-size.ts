import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { samplePhotosPath } from '../local/sample-data/sample-photos.ts';
import { webBuildEnvironment } from '../local/stack/build-environment.ts';
import { runChild } from '../local/stack/child-process.ts';
import { projectRoot } from '../local/stack/project-root.ts';
import { createTestQuote } from '../tests/support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../tests/support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../tests/support/sample-money.ts';
import { createTestStaff, testPassword } from '../tests/support/staff.ts';
import { deskPaths, moneyPaths, newProjectPath, projectPath } from '../web/src/desk/paths.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';

/** Kilobytes, gzip, of all scripts that Today, signing in included, and Requests may need. */
const scriptsTargetKb = 300;
/** What any screen but Today and Requests may need besides. */
const moreOfOtherScreensKb = 60;
/** How long a screen that is there goes on fetching what it shows later. */
const settleMs = 1_500;

/** What the desk costs visitors and clients, which is to be nothing, and what it costs staff. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  return [...(await costToVisitors(stack)), ...(await scriptsOfDesk(stack))];
}

/** The site as it is beside the desk, against a build of the same sources without the desk. */
async function costToVisitors(stack: BenchStack): Promise<BenchRow[]> {
  // Not in .stack: Tailwind CSS does not look into what git ignores.
  const folder = await mkdtemp(join(projectRoot, 'without-desk-'));
  try {
    await buildWithoutDesk(folder, stack);
    const withDesk = await measureSite(join(stack.directory, 'web'));
    const without = await measureSite(join(folder, 'dist'));
    return [
      added('Bytes the desk adds to the site', withDesk.bytes, without.bytes),
      added("Bytes the desk adds to what the site's worker keeps", withDesk.keptBytes, without.keptBytes),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildWithoutDesk(folder: string, stack: BenchStack): Promise<void> {
  const [source, copy] = [join(projectRoot, 'web'), join(folder, 'web')];
  const left = ['node_modules', 'dist', 'desk.html', 'desk.config.ts', join('src', 'desk')];
  await cp(source, copy, { recursive: true, filter: (path) => !left.includes(relative(source, path)) });
  await symlink(join(source, 'node_modules'), join(copy, 'node_modules'));
  for (const beside of ['firebase.json', 'tsconfig.base.json'])
    await symlink(join(projectRoot, beside), join(folder, beside));
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, lines } = await runChild(
    process.execPath,
    [vite, 'build', copy, '--outDir', join(folder, 'dist'), '--logLevel', 'warn'],
    {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'production', ...webBuildEnvironment(stack) },
      signal: new AbortController().signal,
    },
  );
  if (code !== 0) throw new Error(lines.join('\n'));
}

/** The desk's own folder, and the pictures that the local stack puts beside the site: no build makes them. */
const notOfTheSite = new RegExp(`^(desk|${samplePhotosPath.slice(1)})/`);

/** Everything a site's folder serves, and what of it the worker's list names. */
async function measureSite(folder: string): Promise<{ bytes: number; keptBytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notOfTheSite.test(relative(folder, file)));
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const sizes = await Promise.all(
    files.map(async (file) => ({ name: relative(folder, file), bytes: (await readFile(file)).byteLength })),
  );
  const kept = sizes.filter(({ name }) => worker.includes(`"${name}"`));
  if (kept.length === 0) throw new Error('The worker names no file');
  const total = (list: typeof sizes) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  return { bytes: total(sizes), keptBytes: total(kept) };
}

function added(measure: string, withDesk: number, without: number): BenchRow {
  return {
    measure,
    value: `${withDesk - without}, ${withDesk} in all`,
    baseline: `${without}, built without the desk`,
    ratio: withDesk / without,
    target: '0',
    met: withDesk === without,
  };
}

/** Each script that a browser without any fetches for a screen, compressed by itself as Hosting sends it. */
async function scriptsOfDesk(stack: BenchStack): Promise<BenchRow[]> {
  const person = await createTestStaff('owner');
  const paths = await screenPaths();
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({
    args: playwrightFlags,
    ...(executablePath && { executablePath }),
  });
  try {
    // The service worker would fetch every script ahead: what a page itself asks for is what counts.
    const page = await browser.newPage({ baseURL: stack.hosting, serviceWorkers: 'block' });
    // Whoever may interfere gets nothing out of the browser's cache.
    await page.route('**/*.js', (route) => route.continue());
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(
          response.url(),
          response.body().then((body) => gzipSync(body).byteLength),
        );
    });
    const fetched = async () =>
      (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0) / 1024;
    await page.goto('/desk', { waitUntil: 'networkidle' });
    const door = await fetched();
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: `Hello, ${person.name}` }).waitFor();
    const today = await fetched();
    const others: { readonly path: string; readonly kb: number }[] = [];
    for (const path of paths) {
      scripts.clear();
      await page.goto(`/desk${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(settleMs);
      others.push({ path, kb: await fetched() });
    }
    const row = (measure: string, kb: number, target: number): BenchRow => ({
      measure,
      value: `${kb.toFixed(1)} kB`,
      baseline: `${door.toFixed(1)} kB, the sign-in screen`,
      ratio: kb / door,
      target: `≤ ${target} kB`,
      met: kb <= target,
    });
    return [
      row('JavaScript of the desk, signing in and Today', today, scriptsTargetKb),
      ...others.map(({ path, kb }) =>
        row(
          `JavaScript of the desk, ${path.replace(/[0-9a-f-]{36}/, 'one')}`,
          kb,
          path === deskPaths.requests ? scriptsTargetKb : scriptsTargetKb + moreOfOtherScreensKb,
        ),
      ),
    ];
  } finally {
    await browser.close();
  }
}

/** Every screen but Today, with what is of one client, project, visit, estimate and invoice. */
async function screenPaths(): Promise<readonly string[]> {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const [visit, request, estimate, invoice] = await Promise.all([
    createTestAppointment(client),
    createTestQuote(),
    createTestEstimate(client, { project }),
    createTestInvoice(client, { project }),
  ]);
  return [
    deskPaths.requests,
    deskPaths.request(request.id),
    deskPaths.calendar,
    deskPaths.newVisit,
    deskPaths.visit(visit.id),
    deskPaths.newRecurringBlock,
    deskPaths.clients,
    deskPaths.newClient,
    deskPaths.client(client.id),
    deskPaths.projects,
    newProjectPath(),
    projectPath(project.id),
    deskPaths.money,
    moneyPaths.estimates,
    moneyPaths.newEstimate(),
    moneyPaths.estimate(estimate.id),
    moneyPaths.newInvoice(),
    moneyPaths.invoice(invoice.id),
    moneyPaths.stripe,
    deskPaths.settings,
    deskPaths.moneySettings,
    deskPaths.staff,
  ];
}

import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { samplePhotosPath } from '../local/sample-data/sample-photos.ts';
import { webBuildEnvironment } from '../local/stack/build-environment.ts';
import { runChild } from '../local/stack/child-process.ts';
import { projectRoot } from '../local/stack/project-root.ts';
import { createTestStaff, testPassword } from '../tests/support/staff.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';

/** Kilobytes, gzip, of all scripts that signing in and Today may need. */
const scriptsTargetKb = 300;

/** What the desk costs visitors and clients, which is to be nothing, and what it costs staff. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  return [...(await costToVisitors(stack)), await scriptsOfDesk(stack)];
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

/** Each script that an empty browser fetches until Today is shown, compressed by itself as Hosting sends it. */
async function scriptsOfDesk(stack: BenchStack): Promise<BenchRow> {
  const person = await createTestStaff('owner');
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({
    args: playwrightFlags,
    ...(executablePath && { executablePath }),
  });
  try {
    // The service worker would fetch every script ahead: what a page itself asks for is what counts.
    const page = await browser.newPage({ baseURL: stack.hosting, serviceWorkers: 'block' });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body).byteLength));
    });
    await page.goto('/desk', { waitUntil: 'networkidle' });
    const door = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: `Hello, ${person.name}` }).waitFor();
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return {
      measure: 'JavaScript of the desk, signing in and Today',
      value: `${(total / 1024).toFixed(1)} kB`,
      baseline: `${(door / 1024).toFixed(1)} kB, the sign-in screen`,
      ratio: total / door,
      target: `≤ ${scriptsTargetKb} kB`,
      met: total <= scriptsTargetKb * 1024,
    };
  } finally {
    await browser.close();
  }
}

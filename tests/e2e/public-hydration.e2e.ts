import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { webBuildEnvironment } from '../../local/stack/builds.ts';
import { stackAddresses } from '../support/stack.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

/*
 * React's production build ignores attributes that differ between the prerendered HTML and the first render. Its development
 * build reports them in the console, which fails these tests.
 */
test.describe.configure({ mode: 'serial' });
const checkout = '/checkout/one';
const pages = {
  '/services': 'services',
  '/dashboard': 'dashboard',
  [checkout]: 'app-shell',
  '/dashboard/estimates/one': 'estimate',
  '/dashboard/invoices/one': 'invoice',
  '/nowhere': '404',
  '/': 'index',
};
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let folder = '';
let server: Server;
let address = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'development-build-'));
  const build = promisify(execFile);
  await build(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', 'web', '--outDir', folder, '--emptyOutDir'],
    {
      env: { ...process.env, ...webBuildEnvironment(stackAddresses()), NODE_ENV: 'development' },
    },
  );
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = new Map(Object.entries(pages)).get(pathname);
    const file = join(folder, page ? `${page}.html` : pathname);
    const content = await readFile(file).catch(() => undefined);
    if (!content) return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/html' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port');
  address = `http://127.0.0.1:${bound.port}`;
});

test.afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(`${address}${path}`);
  // The sign-in form hydrates when it is used.
  if (path === '/dashboard') await page.getByLabel('Email').fill('someone@example.com');
  await hydrated(page);
}

test('Pages hydrate without a mismatch', { tag: '@all' }, async ({ page, allowConsole }) => {
  test.slow();
  // Only the page itself is served here.
  allowConsole(/Failed to load resource/);
  for (const path of Object.keys(pages)) if (path !== checkout) await openHydrated(page, path);
  // The home page comes last. Its form hydrates when it comes into view.
  await page.locator('#quote-form').scrollIntoViewIfNeeded();
  await page.locator('#quote-form[data-ready]').waitFor();
  await expect(page.getByText(/^Open/)).toBeVisible();
});

test('The checkout hydrates without a mismatch, and says that the API is unreachable', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  // A mismatch message contains "hydrated" or "hydration".
  allowConsole(/^(?![\s\S]*hydrat)/i);
  await openHydrated(page, checkout);
});

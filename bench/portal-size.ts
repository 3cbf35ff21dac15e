import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page, type Response } from '@playwright/test';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../tests/support/sample.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';

/** Kilobytes, gzip, that the signed-in portal may need over what the public page needs. */
const targetKb = 190;

/** The JavaScript of the signed-in portal, each script compressed as Hosting sends it, against the public page's. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const client = await createTestClient();
  await createTestProject(client);
  await createTestAppointment(client);
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({
    args: playwrightFlags,
    ...(executablePath && { executablePath }),
  });
  try {
    // The service worker would fetch every script ahead: what a page itself asks for is what counts.
    const context = await browser.newContext({ baseURL: stack.hosting, serviceWorkers: 'block' });
    const publicPage = await measure(context, async (page) => {
      await page.goto('/', { waitUntil: 'networkidle' });
    });
    const signedOut = await measure(context, async (page) => {
      await page.goto('/dashboard', { waitUntil: 'networkidle' });
    });
    const signingIn = await measure(context, async (page) => {
      await page.goto('/dashboard');
      await page.getByLabel('Email').fill(client.email);
      await page.getByLabel('Project ID or Phone').fill(client.phone);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await showsLists(page);
    });
    const reopening = await measure(context, async (page) => {
      await page.goto('/dashboard');
      await showsLists(page);
    });
    return [
      row('/dashboard signed out', signedOut, publicPage),
      row('/dashboard, signing in', signingIn, publicPage),
      row('/dashboard, opened again', reopening, publicPage),
    ];
  } finally {
    await browser.close();
  }
}

async function showsLists(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Trailer hitch repair/ }).waitFor();
  await page.getByRole('button', { name: /Add to calendar/ }).waitFor();
}

/** Bytes of all scripts that a new page fetches while `visit` runs, each compressed by itself. */
async function measure(context: BrowserContext, visit: (page: Page) => Promise<void>): Promise<number> {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (response.request().resourceType() === 'script') {
      sizes.push(response.body().then((body) => gzipSync(body).byteLength));
    }
  };
  page.on('response', weigh);
  await visit(page);
  // What begins to come now is no part of the visit, and is cut off with the page.
  page.off('response', weigh);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total;
}

function row(measure: string, bytes: number, publicBytes: number): BenchRow {
  const over = (bytes - publicBytes) / 1024;
  return {
    measure: `JavaScript of ${measure}`,
    value: `${kilobytes(bytes)}, ${over.toFixed(1)} kB over`,
    baseline: `${kilobytes(publicBytes)}, the public page`,
    ratio: bytes / publicBytes,
    target: `≤ ${targetKb} kB over`,
    met: over <= targetKb,
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}

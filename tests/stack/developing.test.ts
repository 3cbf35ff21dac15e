import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { findBrowser, playwrightFlags } from '../../local/browser/find-browser.ts';
import { samplePassword, sampleStaff } from '../../local/sample-data/sample-staff.ts';
import { ProductProcess } from './product-process.ts';

test('npm run dev serves site, portal, desk and API from the sources', async () => {
  await using product = await ProductProcess.start({ script: 'dev' });
  await product.says('Ctrl-C stops everything.');
  expect(product.output).toContain(product.hosting);

  const executablePath = findBrowser(process.env);
  await using browser = await chromium.launch({
    args: playwrightFlags,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  await page.goto(`${product.hosting}/services`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await page.request.get(`${product.hosting}/api/health`)).status()).toBe(200);

  await page.goto(`${product.hosting}/dashboard`);
  await page.getByLabel('Email').fill('client@example.com');
  await page.getByLabel('Project ID or Phone').fill('any');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Welcome, Casey' }).waitFor();

  await page.goto(`${product.hosting}/desk/requests`);
  await page.getByLabel('E-mail').fill(sampleStaff.oscar.email);
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Requests', level: 1 }).waitFor();

  product.ctrlC();
  await expect.poll(() => product.leftovers(), { timeout: 20_000 }).toEqual([]);
});

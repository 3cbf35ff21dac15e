import { chromium } from '@playwright/test';
import { findBrowser, playwrightFlags } from '../local/browser/find-browser.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../tests/support/sample.ts';
import { createTestStaff, testPassword } from '../tests/support/staff.ts';
import { todayAt } from '../tests/support/visits.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { timeFromDevice } from './offline/time-from-device.ts';

const target = 2;
const visitsToday = 6;

/** How soon a welder sees the stops of the day without a signal. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const welder = await createTestStaff('welder');
  const entries = await Promise.all(
    Array.from({ length: visitsToday }, async (_, index) => {
      const client = await createTestClient({ firstName: `Stop${index}`, address: `${index + 1} Lake St` });
      const project = await createTestProject(client, { estimatedCost: 450 });
      const title = `${client.firstName} ${client.lastName}`;
      const visit = await createTestAppointment(client, {
        welderId: welder.id,
        projectId: project.id,
        clientName: title,
        phone: client.phone,
        scheduledDate: todayAt(8 + index),
      });
      return { title, visit: visit.title, project: project.title, phone: client.phone, collect: '$450.00' };
    }),
  );
  const executablePath = findBrowser(process.env);
  const browser = await chromium.launch({
    args: playwrightFlags,
    ...(executablePath && { executablePath }),
  });
  try {
    const context = await browser.newContext({ baseURL: stack.hosting });
    const page = await context.newPage();
    await page.goto('/desk');
    await page.getByLabel('E-mail').fill(welder.email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('To collect: $450.00').last().waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await page.close();
    const { product, bare } = await timeFromDevice(context, '/desk', entries);
    const ratio = product / bare;
    return [
      {
        measure: "A welder's stops visible without a signal, CPU 4 times slower",
        value: `${Math.round(product)} ms`,
        baseline: `${Math.round(bare)} ms, a bare page that reads the same out of IndexedDB`,
        ratio,
        target: `at most ${target} times`,
        met: ratio <= target,
      },
    ];
  } finally {
    await browser.close();
  }
}

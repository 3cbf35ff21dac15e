import type { Page } from '@playwright/test';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { cutOffDates } from './cut-off-dates.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { signIn } from './portal-page.ts';

// WCAG 2.2, 1.4.4 and 1.4.10: text of twice its size on a phone, and a page of 320 px, without panning sideways.

test.use({ viewport: { width: 320, height: 700 } });

async function expectNoPan(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 700 });
  const scale = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await scale('200%');
  await expectNoSidewaysScroll(page);
  expect(await cutOffDates(page), `${page.url()} cuts off days or times`).toEqual([]);
  await scale('100%');
  await page.setViewportSize({ width: 320, height: 700 });
}

test('The site and the portal fit a narrow phone and large text', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  for (const path of ['/', '/services', '/checkout', '/nowhere']) {
    await page.goto(path);
    await expectNoPan(page);
  }
  const client = await createTestClient();
  await createTestProject(client, { title: 'Trailer frame', estimatedCost: 99_999.99 });
  await createTestAppointment(client);
  await signIn(page, client);
  await expectNoPan(page);
});

test('The desk fits a narrow phone and large text', async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/@firebase\/firestore/);
  await openDesk(page, await createTestStaff('owner'));
  const screens = [
    'requests',
    'calendar',
    'calendar/hours',
    'projects',
    'clients',
    'money',
    'money/invoices',
    'money/earnings',
    'money/price-book',
    'settings',
    'settings/staff',
  ];
  const forms = ['calendar/new', 'money/estimates/new', 'clients/new', 'projects/new'];
  for (const path of ['', ...screens, ...forms]) {
    await page.goto(`/desk/${path}`);
    await expectNoPan(page);
  }
});

import type { Page } from '@playwright/test';
import { createTestPayment } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { todayAt } from '../support/visits.ts';
import { openAccounts, openScreen } from './desk-page.ts';
import { firestoreNews } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, loseSignal, test } from './network/offline-test.ts';
import { openWithEverything } from './welders-phone.ts';

/** Texts of an added up or empty list on any of these screens. */
const sumOrNone =
  /On \d+ invoices?|net of refunds|Nothing is owed|No payments|No deposit|No project|Nothing has been paid|None\.|Invoiced\$|Paid\$|Balance\$/;

const asOf = /Offline: as of \d+:\d\d [AP]M/;

async function shop() {
  const [owner, client] = await Promise.all([createTestStaff('owner', 'Olive'), createTestClient()]);
  const title = `Stairs ${client.id.slice(0, 8)}`;
  const project = await createTestProject(client, { title, status: 'completed', finalCost: 900 });
  // An overdue invoice is on Today, another one is not.
  const due = { onPortal: true, status: 'open', total: 500, balance: 500 } as const;
  await createTestInvoice(client, { project, ...due, dueDate: '2026-01-02' });
  await createTestInvoice(client, { project, ...due, dueDate: '2099-01-02' });
  await createTestPayment(client.id, { projectId: project.id, amount: 300 });
  await createTestAppointment(client, { projectId: project.id, scheduledDate: todayAt(12) });
  return { owner, client, project, title };
}

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const accountOf = (page: Page, title: string) =>
  region(page, 'By project').getByRole('listitem').filter({ hasText: title });
const notHere = 'Not loaded yet.';

test('Offline, screens loaded only in part by Today show neither sums nor “none”', {
  tag: '@all',
}, async ({ page, network, allowConsole }) => {
  allowConsole(firestoreNews);
  const { owner, client, project } = await shop();
  await openWithEverything(page, owner);
  await expect(main(page).getByText('Overdue invoices')).toBeVisible();
  await loseSignal(page, network);

  await openScreen(page, 'Money');
  await expect(region(page, 'Outstanding')).toContainText(notHere);
  await expect(main(page)).not.toContainText(sumOrNone);
  await openScreen(page, 'Projects');
  await expect(main(page).getByText(notHere).first()).toBeVisible();
  await expect(main(page)).not.toContainText(sumOrNone);
  for (const address of [`/desk/clients/${client.id}`, `/desk/projects/${project.id}`]) {
    await page.goto(address);
    await expect(main(page).getByText(notHere).first()).toBeVisible();
    await expect(main(page)).not.toContainText(sumOrNone);
  }
});

test('Offline, a screen opened before shows its sums with their age, also after a reload', {
  tag: '@all',
}, async ({ page, network, allowConsole }) => {
  allowConsole(firestoreNews);
  const { owner, client, project, title } = await shop();
  await openWithEverything(page, owner);
  await openAccounts(page);
  await expect(accountOf(page, title)).toContainText('Balance$700.00');
  const sums = [
    { address: `/desk/clients/${client.id}`, panel: 'Balance' },
    { address: `/desk/projects/${project.id}`, panel: 'Billing and payments' },
  ];
  for (const { address, panel } of sums) {
    await page.goto(address);
    await expect(region(page, panel)).toContainText('Balance$700.00');
  }
  await loseSignal(page, network);
  await openScreen(page, 'Today');
  await page.reload();
  await openAccounts(page);
  await expect(accountOf(page, title)).toContainText('Balance$700.00');
  await expect(main(page).getByText(asOf).first()).toBeVisible();
  for (const { address, panel } of sums) {
    await page.goto(address);
    await expect(region(page, panel)).toContainText('Balance$700.00');
    await expect(region(page, panel)).toContainText(asOf);
  }
});

test('Sums wait for a slow answer', { tag: '@all' }, async ({ page, allowConsole }) => {
  allowConsole(firestoreNews);
  const { owner, title } = await shop();
  await openWithEverything(page, owner);
  await expect(main(page).getByText('Overdue invoices')).toBeVisible();
  const arrive = await holdRequests(page, /Listen\/channel/);
  await openScreen(page, 'Money');
  await expect(region(page, 'Outstanding')).toBeVisible();
  await expect(main(page)).not.toContainText(sumOrNone);
  await openAccounts(page);
  await expect(region(page, 'By project')).toBeVisible();
  await expect(main(page)).not.toContainText(sumOrNone);
  arrive();
  await expect(accountOf(page, title)).toContainText('Balance$700.00');
  await openScreen(page, 'Money');
  await expect(main(page)).toContainText(/On \d+ invoices/);
});

test('On a slow connection a client’s or project’s figures appear only when they are right', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  allowConsole(firestoreNews);
  const { owner, client, project } = await shop();
  await openWithEverything(page, owner);
  await expect(main(page).getByText('Overdue invoices')).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(keepFigures);
  const figures = ['Invoiced$1,000.00', 'Paid$300.00', 'Balance$700.00'];
  for (const [address, panel] of [
    [`/desk/clients/${client.id}`, 'Balance'],
    [`/desk/projects/${project.id}`, 'Billing and payments'],
  ] as const) {
    await page.goto(address);
    for (const figure of figures) await expect(region(page, panel)).toContainText(figure);
    await expect(region(page, panel)).not.toContainText(asOf);
    await expect(page.locator('html')).toHaveAttribute('data-figures', figures.join());
  }
});

/** Runs in the page and keeps each figure of an account that it shows. */
function keepFigures(): void {
  const figures = new Set<string>();
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('dl.figures > div'))
      if (/^(Invoiced|Paid|Balance)/.test(textContent ?? '')) figures.add(textContent ?? '');
    document.documentElement.dataset['figures'] = [...figures].join();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

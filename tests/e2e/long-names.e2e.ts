import { expect, type Page } from '@playwright/test';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { createTestPayment, createTestQuote } from '../support/desk.ts';
import { createProvenClient, createTestAppointment, createTestProject } from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { closeDialog } from './close-dialog.ts';
import { seeMoney } from './confirm-page.ts';
import { openDesk } from './desk-page.ts';
import { test } from './fixtures.ts';
import { leadTo } from './lead-to.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { signIn } from './portal-page.ts';

/** As long as a name may be, in one word of wide letters. */
const long = (beginning: string) => beginning.padEnd(100, 'm');

/** A client whose every text is one word, and one of everything that a client can have. */
async function somebodyLong(welderId: string) {
  const person = { firstName: long('Maximiliana'), lastName: long('Wolfe') };
  const name = `${person.firstName} ${person.lastName}`;
  const address = long('Elm');
  const email = `${long(crypto.randomUUID())}@${'m'.repeat(60)}.example.com`;
  const client = await createProvenClient({ ...person, email, address });
  const project = await createTestProject(client, {
    title: long('Gate'),
    description: long('Left'),
    address,
  });
  const visit = await createTestAppointment(client, {
    title: long('Visit'),
    description: long('Ring'),
    projectId: project.id,
    address,
    clientName: name,
    welderId,
  });
  const line = { kind: 'material', description: long('Hinge'), quantity: 4, unitPrice: 38.75 } as const;
  const paper = { project, recipient: { name, email, address }, lines: [line] };
  const estimate = await createTestEstimate(client, paper);
  const invoice = await createTestInvoice(client, {
    ...paper,
    dueDate: addDays(chicagoDate(new Date()), -40),
  });
  await createTestPayment(client.id, { projectId: project.id, invoiceId: invoice.id });
  const request = await createTestQuote({ ...person, email, description: long('Weld') });
  return { client, project, visit, estimate, invoice, request };
}

async function expectToFit(page: Page, ready: RegExp): Promise<void> {
  await expect(page.getByText(ready).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page, [360, 768, 1280]);
  const dialogs = page.locator('dialog[open]');
  expect(await dialogs.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth))).toEqual(
    [],
  );
}

test('Names, titles, e-mails and addresses of one long word break on each screen of the desk', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(/permission-denied|@firebase\/firestore/);
  const welder = await createTestStaff('welder', long('Wanda'));
  const { client, project, visit, estimate, invoice, request } = await somebodyLong(welder.id);
  await openDesk(page, await createTestStaff('owner', long('Olivia')));
  await expectToFit(page, /Olivia/);
  const own = `client=${client.id}&project=${project.id}`;
  for (const [path, ready] of [
    [`/desk/requests/${request.id}`, /Maximiliana/],
    ['/desk/requests', /Maximiliana/],
    ['/desk/clients?q=Wolfemmm', /Maximiliana/],
    [`/desk/clients/${client.id}`, /Gatemm/],
    ['/desk/projects', /Gatemm/],
    [`/desk/projects/new?client=${client.id}`, /Maximiliana/],
    ['/desk/money', /Maximiliana|Gatemm/],
    ['/desk/money/estimates', /Gatemm/],
    [`/desk/money/estimates/${estimate.id}`, /Hinge/],
    [`/desk/money/estimates/new?${own}`, /Gatemm/],
    ['/desk/money/invoices', /Gatemm/],
    [`/desk/money/invoices/${invoice.id}`, /Hinge/],
    [`/desk/calendar?day=${chicagoDate(new Date(visit.scheduledDate))}`, /Visitmm/],
    [`/desk/calendar/visits/${visit.id}`, /Visitmm/],
    [`/desk/calendar/new?${own}`, /Maximiliana/],
    ['/desk/calendar/hours', /Wandamm/],
    ['/desk/settings/staff', /Wandamm/],
    [`/desk/projects/${project.id}`, /Gatemm/],
  ] as const) {
    await leadTo(page, path);
    await expectToFit(page, ready);
  }
  await page.getByRole('button', { name: 'Complete …' }).click();
  await expectToFit(page, /Complete Gatemm|Final cost/);
  await closeDialog(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(long('Wolfe'));
  await expectToFit(page, /Maximiliana/);
});

test('They break on a welder’s day, and in the portal', { tag: '@all' }, async ({ page, browser }) => {
  test.slow();
  const welder = await createTestStaff('welder', long('Wanda'));
  const { client, project, visit, estimate, invoice } = await somebodyLong(welder.id);
  await signIn(page, client);
  await seeMoney(page, client);
  await expectToFit(page, /Gatemm/);
  await page.getByRole('button', { name: 'See and change' }).click();
  await expectToFit(page, /First name/);
  for (const path of [
    `/dashboard/estimates/${estimate.id}`,
    `/dashboard/invoices/${invoice.id}`,
    `/checkout/${project.id}`,
  ]) {
    await page.goto(path);
    await expectToFit(page, /Gatemm|Hingemm/);
  }
  const ofWelder = await browser.newPage();
  await openDesk(ofWelder, welder);
  await expectToFit(ofWelder, /Wandamm/);
  await leadTo(ofWelder, `/desk/calendar/visits/${visit.id}`);
  await expectToFit(ofWelder, /Visitmm/);
  await ofWelder.close();
});

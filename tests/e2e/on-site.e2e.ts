import { deskApiPaths } from '@welding/domain/api-paths';
import { listEstimatesOfProject } from '../../functions/src/estimates/estimates.ts';
import { listInvoicesOfProject } from '../../functions/src/invoices/invoices.ts';
import { storePriceEntry } from '../../functions/src/price-book/price-book.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { moneyDesk } from '../api/money.ts';
import { typedName } from '../api/use-paper-link.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { todayAt } from '../support/visits.ts';
import { callWhenAvailable } from './call-when-available.ts';
import { drawOn } from './draw-on.ts';
import { eventually, firestoreNews } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { darkPhone, lightPhone, lookInEach } from './look.ts';
import { expect, findSignal, loseSignal, test } from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { card, openWithEverything } from './welders-phone.ts';

test('On site, extra work from the price book is signed offline and its invoice is paid by card', async ({
  page,
  network,
  browser,
  allowConsole,
}) => {
  test.slow();
  skipInOldChromium(browser.version());
  allowConsole(firestoreNews);
  const [client, office] = await Promise.all([
    createTestClient({ firstName: 'Ada', lastName: 'Example' }),
    createTestStaff('office'),
  ]);
  const [project, bearer] = await Promise.all([createTestProject(client), staffToken(office)]);
  const desk = moneyDesk(() => bearer);
  const estimate = await desk.sendEstimate(await desk.draftEstimate(project));
  const cookie = await verifiedCookie(client);
  await callWhenAvailable('POST', `/api/estimates/${estimate.id}/approve`, { json: typedName, cookie });
  const actor = { id: office.id, name: office.name, role: office.role };
  const gusset = { name: 'Gusset plate', kind: 'material', unit: 'each', unitPrice: 45 } as const;
  await storePriceEntry(gusset, { actor, once: undefined });
  const welder = await createTestStaff('welder', 'Wren');
  await createTestAppointment(client, {
    welderId: welder.id,
    projectId: project.id,
    clientName: 'Ada Example',
    scheduledDate: todayAt(9),
  });
  await openWithEverything(page, welder);
  const stop = card(page, 'Ada');
  await expect(stop.getByRole('button', { name: 'Extra work' })).toBeVisible();

  await loseSignal(page, network);
  await stop.getByRole('button', { name: 'Extra work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extra work' });
  await dialog.getByLabel('Description').fill('gus');
  await page.getByRole('option', { name: /Gusset plate/ }).click();
  await dialog.getByLabel('Quantity').fill('4');
  await expect(dialog).toContainText('New total$1,430.00');
  await lookInEach(page, 'extra-work', lightPhone);
  await dialog.getByRole('button', { name: 'Show the client' }).click();
  await expect(dialog).toContainText('New agreed total$1,430.00');
  await drawOn(page);
  await lookInEach(page, 'extra-work-signed', darkPhone);
  await dialog.getByRole('button', { name: 'Sign for $180.00' }).click();
  await expect(stop).toContainText('Extra work of $180.00, signed by Ada Example. Not sent yet.');
  await expect(page.getByText('1 signed extra waits on this phone')).toBeVisible();

  const letSheetsCome = await holdRequests(page, `**${deskApiPaths.jobSheets}`);
  await findSignal(page, network);
  await eventually(stop.getByText('Not sent yet.')).toHaveCount(0);
  // The device's last job sheet does not include the extra work yet.
  const collect = stop.getByRole('button', { name: 'Collect $1,430.00' });
  await expect(collect).toBeVisible();
  await stop.getByRole('button', { name: 'Extra work' }).click();
  await expect(dialog).toContainText('New total$1,430.00');
  await page.keyboard.press('Escape');
  letSheetsCome();
  const [change, ...others] = (await listEstimatesOfProject(project.id)).filter(({ changeOf }) => changeOf);
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    number: `${estimate.number}-C1`,
    total: 180,
    approval: { way: 'in_person', name: 'Ada Example', staff: { name: 'Wren' } },
  });
  expect(await findProject(project.id)).toMatchObject({ agreedTotal: 1430 });

  // An invoice needs a signal; with one the tap creates it.
  await loseSignal(page, network);
  await collect.click();
  const collecting = page.getByRole('dialog', { name: 'Collect a payment' });
  await expect(collecting).toContainText('There is no signal. Take cash or a check, or try again later.');
  expect(await listInvoicesOfProject(project.id)).toEqual([]);
  await collecting.getByLabel('Check', { exact: true }).check();
  await expect(collecting.getByLabel('Check number')).toBeVisible();
  await lookInEach(page, 'collect', darkPhone);
  await findSignal(page, network);
  await collecting.getByRole('button', { name: 'By card, on the client’s phone' }).click();
  await expect(collecting).toContainText('This makes and emails an invoice of $1,430.00 for ');
  await collecting.getByRole('button', { name: 'Make the invoice' }).click();
  const shown = collecting.getByRole('region', { name: /^Invoice INV-/ });
  await expect(shown).toContainText('$1,430.00. To pay: $1,430.00.');
  await expect(shown.getByRole('img', { name: 'QR code of the link below' })).toBeVisible();
  const [invoice] = await listInvoicesOfProject(project.id);
  await expect(shown.getByRole('link', { name: 'Text the link' })).toHaveAttribute(
    'href',
    new RegExp(`^sms:\\+1\\d{10}\\?&body=.*${invoice?.number}.*%2Fi%2F`),
  );
  await lookInEach(page, 'invoice-at-the-stop', lightPhone);
});

import { requestSearchTerms } from '@welding/domain/entities/client-search';
import { createTestQuote } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestEstimate, createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { todayAt } from '../support/visits.ts';
import { openDesk } from './desk-page.ts';
import { watchListening } from './firestore-reads.ts';
import { expect, firestoreNews, noSignal, test } from './fixtures.ts';
import { lightPhone, show } from './look.ts';

/** A word that occurs nowhere else in the shared stack. */
const word = (begin: string) => `${begin}${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;

test('The office finds clients, projects, papers and requests from any screen, by keyboard, within 25 reads', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(firestoreNews);
  await show(page, lightPhone[0]);
  const lastName = word('Quill');
  const digits = String(Date.now()).slice(-7);
  const client = await createTestClient({ lastName, phone: `312${digits}` });
  const project = await createTestProject(client, {
    title: 'Balcony rail',
    address: `12 ${lastName} St, Joliet`,
  });
  const estimate = await createTestEstimate(client, { project, number: `E-${digits}` });
  const invoice = await createTestInvoice(client, { project, number: `INV-${digits}` });
  const surname = word('Muñoz');
  const munoz = await createTestClient({ firstName: 'José', lastName: surname });
  const asker = { firstName: 'Dana', lastName };
  await createTestQuote({
    ...asker,
    searchTerms: requestSearchTerms({ ...client, ...asker }),
  });
  await openDesk(page, await createTestStaff('office'));
  const asked = watchListening(page);

  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  const field = dialog.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.fill(lastName);
  const group = (name: string) => dialog.getByRole('group', { name });
  await expect(group('Clients').getByRole('option', { name: lastName })).toBeVisible();
  await expect(group('Projects').getByRole('option', { name: 'Balcony rail' })).toContainText('Joliet');
  await expect(group('Requests').getByRole('option', { name: `Dana ${lastName}` })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('3 found.');
  expect(asked.filter(({ query }) => query.includes('expenses'))).toEqual([]);
  const ofSearch = asked.filter(({ query }) => /searchTerms|number/.test(query));
  const limits = ofSearch.map(({ query }) => Number(/"limit":\{?"?(?:value":)?(\d+)/.exec(query)?.[1]));
  expect(limits.length).toBeGreaterThanOrEqual(3);
  expect(limits.reduce((sum, limit) => sum + limit, 0)).toBeLessThanOrEqual(25);
  // The client is selected first, the project is the next entry.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Balcony rail' })).toBeVisible();
  await expect(dialog).toBeHidden();

  const find = async (typed: string, option: string, path: string, heading: RegExp) => {
    await page.keyboard.press('Control+k');
    await field.fill(typed);
    await dialog.getByRole('option', { name: option }).click();
    await expect(page).toHaveURL(path);
    await expect(dialog).toBeHidden();
    // A screen takes the focus when it appears, which is after its address changes.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await find(digits.slice(1, 6), `Jordan ${lastName}`, `/desk/clients/${client.id}`, /^Jordan /);
  await find(`e-${digits}`, `E-${digits}`, `/desk/money/estimates/${estimate.id}`, /^Estimate /);
  await find(digits, `INV-${digits}`, `/desk/money/invoices/${invoice.id}`, /^Invoice /);

  // One step back for each page, none for the search.
  await page.goBack();
  await expect(page).toHaveURL(`/desk/money/estimates/${estimate.id}`);
  await page.goBack();
  await expect(page).toHaveURL(`/desk/clients/${client.id}`);

  const plain = `jose ${surname.replace('ñ', 'n')}`;
  await find(plain, `José ${surname}`, `/desk/clients/${munoz.id}`, /^José /);

  await page.getByRole('button', { name: 'Search' }).click();
  await field.fill('zzqq xxjjvv');
  await expect(dialog.getByRole('status')).toContainText('Nothing found for “zzqq xxjjvv”');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('A welder finds an own visit offline', { tag: '@all' }, async ({ page, context, allowConsole }) => {
  allowConsole(firestoreNews);
  allowConsole(noSignal);
  // Journeys run without the worker, which has the code of other screens offline.
  allowConsole(/dynamically imported module/);
  const welder = await createTestStaff('welder');
  const clientName = word('Quill');
  const visit = await createTestAppointment(await createTestClient(), {
    welderId: welder.id,
    clientName,
    scheduledDate: todayAt(12),
  });
  await openDesk(page, welder);
  await expect(page.getByRole('article', { name: clientName })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search' });
  const found = page.getByRole('group', { name: 'Your visits' }).getByRole('option', { name: clientName });
  // After one search with a signal, the code of the search and of the visit is on the device.
  await page.keyboard.press('/');
  await field.fill(clientName);
  await expect(found).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await context.setOffline(true);
  await page.keyboard.press('/');
  await field.fill(clientName.slice(0, -1));
  await found.click();
  await expect(page).toHaveURL(`/desk/calendar/visits/${visit.id}`);
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { storeWeekComment } from '../../functions/src/time/timesheet.ts';
import { createTestPayment } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { openDesk, openDeskAt, openPanel, openScreen } from './desk-page.ts';
import { watchListening } from './firestore-reads.ts';
import { expect, expectNoAxeViolations, firestoreNews, noSignal, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

const refused = /status of 409/;

test('Offline or with a slow server, the desk never claims that a client does not exist', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  test.slow();
  allowConsole(noSignal);
  allowConsole(/Could not reach Cloud Firestore/);
  const word = () => `Quill${randomUUID().replace(/[^a-f]/g, '')}`;
  const notHere = page.getByText('Not loaded yet.');
  const found = page.getByRole('list', { name: 'Found clients' });
  await openDeskAt(page, await createTestStaff('office'), '/desk/clients?q=qqqq');
  await expect(page.getByText('No one found for')).toBeVisible();
  const away = await createTestClient({ lastName: word() });
  await context.setOffline(true);
  await page.getByLabel('Search').fill(away.lastName.slice(0, -1));
  await expect(notHere).toBeVisible();
  await context.setOffline(false);
  await expect(found).toContainText(away.lastName);

  const client = await createTestClient({ lastName: word() });
  const asked = watchListening(page);
  const arrive = await holdRequests(page, '**/Listen/channel**');
  const silence = page.waitForEvent('console', (message) => message.text().includes('Could not reach'));
  await page.goto(`/desk/clients?q=${client.lastName}`);
  await silence;
  await expect(notHere).toBeVisible();
  arrive();
  await expect(found).toContainText(client.lastName);
  expect(
    asked.filter(({ query }) => query.includes('searchTerms')),
    'asked once',
  ).toHaveLength(1);
});

test('A client is added, found despite a typo, exported, merged, and erased by the owner', async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(firestoreNews);
  allowConsole(refused);
  allowConsole(noSignal);
  const name = `Z${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  const duplicate = await createTestClient({
    firstName: 'Quirin',
    lastName: name,
    address: '7 Main St, Elgin',
  });
  const project = await createTestProject(duplicate, { title: 'Gate of the duplicate' });
  await createTestAppointment(duplicate, {
    scheduledDate: '2024-05-06T15:00:00.000Z',
    title: 'Looked at it',
  });
  await createTestPayment(duplicate.id, { projectId: project.id, amount: 321.5 });
  await createTestInvoice(duplicate, { project, number: 'INV-7000' });
  await openDesk(page, await createTestStaff('owner'));
  await openScreen(page, 'Clients');
  await page.getByRole('link', { name: 'Add a client' }).click();
  await page.getByLabel('First name').fill('Quirin');
  await page.getByLabel('Last name').fill(name);
  await page.getByLabel('Phone').fill('(312) 555-0170');
  await page.getByLabel('Email').fill(duplicate.email);
  await page.getByRole('button', { name: 'Add the client' }).click();
  const known = page.getByRole('region', { name: 'Is it this client?' });
  await expect(known).toContainText('Same email');
  await expect(known.getByRole('button')).toHaveText(['Use this one']);
  await page.getByLabel('Email').fill(`second-${duplicate.email}`);
  await page.getByRole('button', { name: 'Add the client' }).click();
  await expect(known).toContainText('Same name');
  await page.getByRole('button', { name: 'Make a new one anyway' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Quirin ${name}` })).toBeVisible();
  const address = page.url();

  await page.getByRole('link', { name: 'All clients' }).click();
  await page.getByLabel('Search').fill(`quirin ${name.slice(0, -2)}0`);
  await expect(page.getByText('No exact match. Similar:')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Found clients' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: `second-${duplicate.email}` }).click();
  await expect(page).toHaveURL(address);

  await openPanel(page, 'Record');
  await page.getByRole('button', { name: 'Merge a duplicate' }).click();
  const found = page.getByRole('list', { name: 'Found clients' }).getByRole('button');
  await expect(found).toBeVisible();
  await context.setOffline(true);
  await found.click();
  await expect(page.getByText("We couldn't check for open invoices and estimates")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^An invoice is still open: INV-7000, /)).toBeVisible();
  const merging = page.getByRole('button', { name: 'Merge them' });
  await merging.click({ force: true });
  await expect(merging).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('I checked: both records are the same client').check();
  await merging.click();
  await expect(page.getByRole('region', { name: 'Projects' })).toContainText('Gate of the duplicate');
  await expect(page.getByRole('region', { name: 'Visits' })).toContainText('Looked at it');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('$321.50');
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'is this client, 1 project, 1 visit',
  );
  await page.goto(`/desk/clients/${duplicate.id}`);
  await expect(page).toHaveURL(address);

  const downloading = page.waitForEvent('download');
  await openPanel(page, 'Record');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ projects: [{ id: project.id }] });

  const clientId = address.split('/').at(-1) ?? '';
  await createTestInvoice({ id: clientId }, { projectId: project.id, number: 'INV-7001', onPortal: true });
  const comment = { welderId: randomUUID(), week: '2026-03-02', text: `Waited for ${name}` };
  await storeWeekComment(comment, await createTestStaff('office'), undefined);
  await page.getByRole('button', { name: 'Erase this client' }).click();
  await expect(page.getByRole('list', { name: 'Comments that name this client' })).toContainText(
    'Waited for',
  );
  await expect(page.getByText(/^2 invoices are still open: .*INV-7001.*, \$[\d,.]+ in all\./)).toBeVisible();
  await page.getByLabel(`Type Quirin ${name} to confirm`).fill(`quirin ${name}`);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erased client' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('$321.50');
  await expect(page.getByText(name)).toHaveCount(0);
});

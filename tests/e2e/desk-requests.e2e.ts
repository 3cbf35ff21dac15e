import { quotes } from '../../functions/src/requests/quotes.ts';
import { createTestQuote } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { callWhenAvailable } from './call-when-available.ts';
import { openDesk, openDeskAt, openScreen } from './desk-page.ts';
import { expect, expectNoAxeViolations, firestoreNews, test } from './fixtures.ts';
import { sampleQuote } from './quote-form-page.ts';

test('A request appears on the open desk, is read and accepted, and becomes a client with a project', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(firestoreNews);
  const person = await createTestStaff('office');
  await openDesk(page, person);
  await openScreen(page, 'Requests');
  const heading = page.getByRole('heading', { level: 1, name: 'Requests' });
  await expect(heading).toBeVisible();
  // Once the list has loaded, later requests are news.
  await expect(page.getByText('Loading requests')).toHaveCount(0);

  const lastName = `Kowalski${Date.now()}`;
  const request = { ...sampleQuote(), lastName, zip: '60505' };
  expect((await callWhenAvailable('POST', '/api/quotes', { json: request })).status).toBe(201);
  const card = page.getByRole('row').filter({ hasText: `Dana ${lastName}` });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  // Another test's request may come at the same time, and is then announced, too, or right after.
  const news = page.getByRole('status').filter({ hasText: /^(New request from \w+ \w+|\d+ new requests)$/ });
  await expect(news).toBeAttached();
  await expect(page).toHaveTitle(/^\(\d+\) Requests \| Lakeline Desk$/);
  await expect(card.getByText(/^(24 h|23 h 5\d min) left$/)).toBeVisible();
  await expect(card.getByText(/^Aurora, IL 60505, 3\d miles$/)).toBeVisible();
  await expect(card.getByRole('link', { name: `Call Dana ${lastName}` })).toHaveAttribute(
    'href',
    'tel:+16305550177',
  );
  await expect(card.getByRole('link', { name: `Text Dana ${lastName}` })).toHaveAttribute(
    'href',
    'sms:+16305550177',
  );

  await card.getByRole('link', { name: new RegExp(`^Dana ${lastName}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Dana ${lastName}` })).toBeVisible();
  await expect(page.getByText(/Aurora, IL 60505, 3\d miles west: inside our 50 miles/)).toBeVisible();
  await expect(page.getByText(`${person.name} opened the request`)).toBeVisible();
  await expect(page.getByText('as a new client')).toBeVisible();
  await page.getByLabel('Project title').fill('Dump truck frame');
  await page.getByLabel('Project title').fill(' ');
  await page.getByRole('button', { name: 'Accept only' }).click();
  await expect(page.getByText('Title is required', { exact: true })).toBeVisible();
  await page.getByLabel('Project title').fill('Dump truck frame');
  await page.getByRole('button', { name: 'Accept only' }).click();

  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The request is open again.')).toBeVisible();
  // It stays while the pointer is on it, and covers the form.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Accept only' }).click();
  await expect(page.getByRole('link', { name: 'Open the project' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Dana ${lastName}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Projects' })).toContainText('Heavy-Duty Truck Repairs');
  await expect(page.getByRole('region', { name: 'Requests' })).toContainText('Cracked frame rail');
});

test('A request with a known client’s phone is offered to that client, and another is closed with a reason', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  test.slow();
  allowConsole(firestoreNews);
  const phone = `(847) 555-${String(Date.now()).slice(-4)}`;
  const known = await createTestClient({ firstName: 'Avery', lastName: 'Known', phone });
  const request = await createTestQuote({ phone });
  const person = await createTestStaff('owner');
  await openDeskAt(page, person, `/desk/requests/${request.id}`);
  const suggestion = page.getByRole('radio', { name: `Avery Known, same phone: ${known.email}` });
  await suggestion.check();
  await page.reload();
  await expect(suggestion).toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Accept only' }).click();
  await page.getByRole('link', { name: 'Open the client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avery Known' })).toBeVisible();

  const spam = await createTestQuote();
  await page.goto(`/desk/requests/${spam.id}`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close the request' }).click();
  await expect(page.getByText('Please choose a reason', { exact: true })).toBeVisible();
  await page.getByLabel('Reason').selectOption('spam');
  await page.getByRole('button', { name: 'Close the request' }).click();
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('heading', { name: 'Answer' })).toBeVisible();
  await expect(page.getByText(`${person.name} reopened the request`)).toBeVisible();
  expect((await (await quotes()).doc(spam.id).get()).data()?.status).toBe('pending');
});

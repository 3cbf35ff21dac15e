import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Client } from '@welding/domain/entities/client';
import { authUidOf } from '@welding/domain/values/auth-uid';
import { getAuth } from 'firebase-admin/auth';
import { clients } from '../../functions/src/clients/clients.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { eventually, expect, noSignal, test } from './fixtures.ts';
import {
  bookingForm,
  expectSignedIn,
  expectSignedOut,
  projectsCard,
  sendSignIn,
  signIn,
  signInByForm,
} from './portal-page.ts';
import { readDatabases } from './read-databases.ts';

// A worker's caches may also hold data.
test.use({ serviceWorkers: 'allow' });

/** All data that a page of the site can leave on a device, as text. */
async function leftOnDevice(page: Page, context: BrowserContext): Promise<string> {
  const databases = await readDatabases(page);
  const others = await page.evaluate(async () => {
    const cached: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached[`${name} ${request.url}`] = (await (await cache.match(request))?.text()) ?? '';
      }
    }
    return { cached, local: { ...localStorage }, session: { ...sessionStorage } };
  });
  return JSON.stringify({ databases, others, cookies: await context.cookies() });
}

/** The client's data in `left`, and the session cookie's name, because the cookie's encoded value hides the data. */
function tracesOf({ id, email, firstName }: Client, left: string): string[] {
  return [id, email, firstName, 'Secret frame', '"__session"'].filter((trace) => left.includes(trace));
}

/** A client with a unique name. */
async function clientWithProject(firstName: string): Promise<Client> {
  const client = await createTestClient({ firstName });
  await createTestProject(client, { title: `Secret frame of ${firstName}` });
  return client;
}

test('Logging out leaves no data of the client on the device, and the next client sees only their own', async ({
  page,
  context,
}) => {
  const client = await clientWithProject('Zebulon');
  await signInByForm(page, client);
  await expect(projectsCard(page)).toContainText('Secret frame');
  await bookingForm(page).getByLabel('Description').fill('typed text');
  // Proves that the search would find the client's data.
  expect(tracesOf(client, await leftOnDevice(page, context))).toEqual([
    client.id,
    'Zebulon',
    'Secret frame',
    '"__session"',
  ]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  expect(tracesOf(client, await leftOnDevice(page, context))).toEqual([]);

  const second = await clientWithProject('Quentin');
  await sendSignIn(page, second);
  await expectSignedIn(page, second);
  await expect(bookingForm(page).getByLabel('Description')).toHaveValue('');
  await expect(projectsCard(page).getByRole('listitem')).toHaveCount(1);
  await expect(projectsCard(page)).toContainText('Secret frame of Quentin');
  await page.reload();
  await expectSignedIn(page, second);
  await expect(page.getByText('Zebulon')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
  await page.reload();
  await expectSignedOut(page);
});

test('Signing in opens the portal in another tab, and logging out there signs out the first', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  // The other tab's Firestore may lose its keys before that tab has closed it.
  allowConsole(/Another client might have garbage-collected our state/);
  const client = await clientWithProject('Zebulon');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expectSignedOut(other);
  await signInByForm(page, client);
  await expectSignedIn(other, client);
  await expect(projectsCard(other)).toContainText('Secret frame');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(other);
  await expect(
    other.getByRole('alert').filter({ hasText: 'You were signed out in another tab.' }),
  ).toBeVisible();
  await expectSignedOut(page);
  await expect.poll(async () => tracesOf(client, await leftOnDevice(page, context))).toEqual([]);
});

test('A session not kept ends with the page, and leaves no data of the client on the disk', {
  tag: '@all',
}, async ({ page, context }) => {
  const client = await clientWithProject('Zebulon');
  await signInByForm(page, client, { keep: false });
  await expect(projectsCard(page)).toContainText('Secret frame');
  expect(tracesOf(client, await leftOnDevice(page, context))).toEqual(['"__session"']);
  const [cookie] = await context.cookies();
  expect(cookie?.expires, 'the cookie ends with the browser').toBe(-1);
  await page.reload();
  await expectSignedOut(page);
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('A session ended elsewhere, at Firebase or by the business, ends here and leaves no client data', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  test.slow();
  allowConsole(/status of 40[01]|Missing or insufficient permissions/);

  await test.step('a page shown again after sleeping', async () => {
    const client = await clientWithProject('Zebulon');
    await signIn(page, client);
    await page.evaluate(() => localStorage.removeItem('portal-session'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectSignedOut(page);
    await expect
      .poll(async () => tracesOf(client, await leftOnDevice(page, context)))
      .toEqual(['"__session"']);
  });

  await test.step('an account that was closed at Firebase', async () => {
    const client = await clientWithProject('Zebulon');
    await signIn(page, client);
    await expect(projectsCard(page)).toContainText('Secret frame');
    await getAuth().deleteUser(authUidOf({ clientId: client.id }));
    await page.reload();
    await eventually(endedNotice(page)).toBeVisible();
    await expectSignedOut(page);
    await expect.poll(() => leftOnDevice(page, context)).not.toContain('Secret frame of Zebulon');
  });

  await test.step('sessions that the business ended', async () => {
    const client = await clientWithProject('Zebulon');
    await signIn(page, client);
    await expect(projectsCard(page)).toContainText('Secret frame');
    // An open portal would notice and say so before the next opening.
    await page.goto('/services');
    const stored = (await clients()).doc(client.id).withConverter(null);
    await stored.update({ sessionsValidFrom: new Date() });
    await page.goto('/dashboard');
    await eventually(endedNotice(page)).toBeVisible();
    await expectSignedOut(page);
    // The mark of an earlier code does not identify the client.
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'confirmed-browser'));
    await expect.poll(kept).toEqual([]);
  });
});

function endedNotice(page: Page): Locator {
  return page
    .getByRole('alert')
    .filter({ hasText: 'Your session has ended. Please sign in again; nothing you typed is lost.' });
}

test('Logging out offline clears the device at once, and the session ends once a page is online', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  test.slow();
  allowConsole(noSignal);
  allowConsole(/Could not reach Cloud Firestore/);
  const logOutOffline = async (portal: Page) => {
    await context.setOffline(true);
    await portal.getByRole('button', { name: 'Logout' }).click();
    await expectSignedOut(portal);
    expect(await context.cookies()).toHaveLength(1);
  };

  await test.step('by the page itself', async () => {
    const client = await clientWithProject('Zebulon');
    await signInByForm(page, client);
    await logOutOffline(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'You are signed out on this device' }),
    ).toBeVisible();
    expect(tracesOf(client, await leftOnDevice(page, context))).toEqual(['"__session"']);
    await context.setOffline(false);
    await expect.poll(() => context.cookies()).toEqual([]);
  });

  await test.step('at the checkout, opened later', async () => {
    await signIn(page, await createTestClient());
    await logOutOffline(page);
    const [cookie] = await context.cookies();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/checkout');
    await expect.poll(() => context.cookies()).toEqual([]);
    // The session itself has ended, so a kept cookie is worthless.
    const answer = await context.request.post('/api/me/log-out-everywhere', {
      headers: { Cookie: `__session=${cookie?.value}` },
    });
    expect(answer.status()).toBe(401);
  });
});

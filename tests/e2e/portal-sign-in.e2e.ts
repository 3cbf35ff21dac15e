import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { codeMessages } from '@welding/domain/entities/login-code';
import { createTestClient } from '../support/sample.ts';
import { codeField } from './confirm-page.ts';
import { expect, noSignal, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { isCodeAMust } from './is-code-a-must.ts';
import { enterCode, expectSignedIn, expectSignedOut, fillSignInForm, toast } from './portal-page.ts';

/** Only the scripts with Firebase are large. */
const firebaseScript = /portal-firebase|signed-in-dashboard/;

test('A client signs in with email and any second word, tapping twice, and is kept signed in', async ({
  page,
}) => {
  test.slow();
  const client = await createTestClient({ firstName: 'Morgan' });
  await page.goto('/?app');
  await expect(page).toHaveURL(/\/\?app$/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').focus();
  expect(scripts.filter((address) => firebaseScript.test(address))).toEqual([]);
  const fetched = page.waitForRequest(firebaseScript);
  await page.getByLabel('Email').pressSequentially('c');
  await fetched;

  await fillSignInForm(page, { email: `  ${client.email.toUpperCase()} ` });
  const lookups: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/clients/')) lookups.push(request);
  });
  // A second tap after the response would take the focus from the code's field.
  await page.getByRole('button', { name: 'Sign in' })[isCodeAMust ? 'click' : 'dblclick']();
  await enterCode(page, client);
  await expectSignedIn(page, client);
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(page.getByText('Welcome back, Morgan!')).toBeVisible();
  expect(lookups).toHaveLength(1);
  expect(lookups[0]?.url()).not.toContain('555-0100');
  expect(lookups[0]?.postData()).toBeNull();

  await page.addInitScript(() => {
    const watch = () => {
      const form = document.querySelector('.portal-door');
      if (form instanceof HTMLElement && form.checkVisibility())
        document.documentElement.dataset['formSeen'] = 'yes';
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await page.reload();
  await expectSignedIn(page, client);
  await expect(page.locator('html')).not.toHaveAttribute('data-form-seen');
  await page.goto('/?app');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('An empty form, an unknown email and no answer say what to do and keep what was typed', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  allowConsole(noSignal);
  allowConsole(/40[134]/);
  const client = await createTestClient();
  await page.goto('/dashboard');
  const send = page.getByRole('button', { name: 'Sign in' });
  await test.step('empty', async () => {
    await send.click();
    await expect(page.getByText('Valid email is required')).toBeVisible();
    await expect(page.getByText('Project ID or phone number is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Valid email is required/);
    await page.getByLabel('Email').fill('casey@example.com');
    await expect(page.getByText('Valid email is required')).toBeHidden();
  });
  await test.step('unknown', async () => {
    const email = `nobody-${randomUUID()}@example.com`;
    await fillSignInForm(page, { email });
    await send.click();
    if (isCodeAMust) {
      // The same texts as for a client.
      await codeField(page).fill('123456');
      await expect(page.getByRole('alert').filter({ hasText: codeMessages.wrong })).toBeVisible();
      await page.getByRole('button', { name: 'Use another email' }).click();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Email')).toBeFocused();
      return;
    }
    await expect(toast(page, 'Login Failed')).toBeVisible();
    await expect(page.getByText('Client not found. Please check your email address.')).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: 'We don’t have a client with this email' }),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Project ID or Phone')).toHaveValue('(312) 555-0100');
  });
  await test.step('no answer', async () => {
    await fillSignInForm(page, client);
    await page.route('**/api/clients/**', (route) => route.abort('internetdisconnected'));
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'check your signal' })).toBeVisible();
    await expectSignedOut(page);
    await expect(page.getByLabel('Email')).toHaveValue(client.email);
    await page.unroute('**/api/clients/**');
  });
  await send.click();
  await enterCode(page, client);
  await expectSignedIn(page, client);
});

test('A form submitted before its code has loaded is sent once it has', {
  tag: '@all',
}, async ({ page }) => {
  const client = await createTestClient();
  const beforeItsCode = async (button: string) => {
    const arrive = await holdRequests(page, /\/sign-in-form-[^/]*\.js$/);
    await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    await fillSignInForm(page, client, { keep: false });
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('form[data-submitted]')).toBeVisible();
    arrive();
  };
  await beforeItsCode('Email me a code');
  await expect(codeField(page)).toBeVisible();
  await page.unrouteAll();
  await beforeItsCode('Sign in');
  await enterCode(page, client, 2);
  await expectSignedIn(page, client);
  expect(
    await page.evaluate(() => localStorage.getItem('portal-session')),
    'not kept, as was chosen',
  ).toBeNull();
});

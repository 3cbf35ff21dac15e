import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeMessages } from '@welding/domain/entities/login-code';
import { type FunctionProcess, startFunction } from '../api/function-process.ts';
import { codeSentTo } from '../support/codes.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { closeDialog } from './close-dialog.ts';
import { codeField, typeCode, wrongCode } from './confirm-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import {
  bookingForm,
  expectSignedIn,
  expectSignedOut,
  fillSignInForm,
  projectsCard,
  toast,
} from './portal-page.ts';

// PORTAL_SIGN_IN=verified, where a code is a must.
let api: FunctionProcess;
test.beforeAll(async () => {
  api = await startFunction({ PORTAL_SIGN_IN: 'verified' });
});
test.afterAll(() => api.stop());

/** The page's API is the one of these tests. */
async function useVerifiedApi(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({ url: `${api.base}${url.pathname}${url.search}` });
    await route.fulfill({ response });
  });
}

test('An unknown e-mail is told the same as a client’s, who signs in with the code that comes, sees projects, and logs out', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  allowConsole(/40[13]/);
  await useVerifiedApi(page);
  const email = `nobody-${randomUUID()}@example.com`;
  await page.goto('/dashboard');
  await fillSignInForm(page, { email });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await codeField(page).fill('123456');
  await expect(page.getByRole('alert').filter({ hasText: codeMessages.wrong })).toBeVisible();
  await page.getByRole('button', { name: 'Use another email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  const client = await createTestClient({ firstName: 'Morgan' });
  await createTestProject(client, { title: 'Trailer frame' });
  await fillSignInForm(page, client);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByText(client.email)).toBeVisible();
  await expect(toast(page, 'Login Failed')).toHaveCount(0);
  await expectNoAxeViolations(page);
  const { code } = await codeSentTo(client.email);
  await typeCode(page, wrongCode(code));
  await expect(page.getByRole('alert').filter({ hasText: codeMessages.wrong })).toBeVisible();
  await typeCode(page, code);
  await expectSignedIn(page, client);
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(projectsCard(page)).toContainText('Trailer frame');
  await expect(bookingForm(page)).toBeVisible();
  await page.reload();
  await expectSignedIn(page, client);
  await page.getByRole('button', { name: 'View Payment History' }).click();
  await expect(page.getByText('No payments yet'), 'no second code').toBeVisible();
  await closeDialog(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page);
});

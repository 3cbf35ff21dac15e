import type { Page } from '@playwright/test';
import type { Staff } from '@welding/domain/entities/staff';
import { testPassword } from '../../tests/support/staff.ts';

/** Opens the desk as somebody whom `createTestStaff` made. */
export async function signInToDesk(page: Page, { email, name }: Staff): Promise<void> {
  await page.goto('/desk');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: `Hello, ${name}` }).waitFor();
}

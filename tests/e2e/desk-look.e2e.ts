import { createTestStaff } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { expectFitsLargeText } from './large-text.ts';
import { darkPhone, expectNoSidewaysScroll, lookInEach, show } from './look.ts';

test('The door, its mistakes, the desk, offline and an unknown address have no barrier', {
  tag: '@all',
}, async ({ page, context, allowConsole }) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|firestore/);
  await show(page, darkPhone[0]);
  const person = await createTestStaff('welder', 'Maximiliana Wolfeschlegelsteinhausen');
  await page.goto('/desk/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await lookInEach(page, 'door', darkPhone);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await lookInEach(page, 'forgotten', darkPhone);
  await openDesk(page, person);
  await lookInEach(page, 'today', darkPhone);
  await expectFitsLargeText(page);
  await expectNoSidewaysScroll(page, [1920]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await context.setOffline(true);
  await expect(page.getByText('No signal.')).toBeVisible();
  await lookInEach(page, 'offline', darkPhone);
  await context.setOffline(false);
  await page.goto('/desk/nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await lookInEach(page, 'nothing', darkPhone);
});

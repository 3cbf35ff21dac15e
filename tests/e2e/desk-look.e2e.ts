import { createTestStaff } from '../support/staff.ts';
import { expectNoSidewaysScroll, openDesk } from './desk-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

// Each width in one scheme and each scheme at one width: the diagonal.
for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 360],
  ['light', 1280],
  ['dark', 1920],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('The door, its mistakes, the desk, offline and an unknown address have no barrier', async ({
      page,
      context,
      allowConsole,
    }, testInfo) => {
      test.slow();
      allowConsole(/ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|firestore/);
      const look = async (name: string) => {
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
        await testInfo.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
      };
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      const person = await createTestStaff('welder', 'Maximiliana Wolfeschlegelsteinhausen');
      await page.goto('/desk/sign-in');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Password is required')).toBeVisible();
      await look('door');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await look('forgotten');
      await openDesk(page, person);
      await look('today');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await context.setOffline(true);
      await expect(page.getByText('No signal.')).toBeVisible();
      await look('offline');
      await context.setOffline(false);
      await page.goto('/desk/nowhere');
      await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
      await look('nothing');
    });
  });
}

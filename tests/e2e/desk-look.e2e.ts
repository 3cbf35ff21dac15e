import { createTestStaff } from '../support/staff.ts';
import { openDesk } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll, look } from './look.ts';

// Each width in one scheme and each scheme at one width: the diagonal.
for (const [colorScheme, width] of [
  ['dark', 360],
  ['light', 1280],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('The door, its mistakes, the desk, offline and an unknown address have no barrier', async ({
      page,
      context,
      allowConsole,
    }) => {
      test.slow();
      allowConsole(/ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|firestore/);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      const person = await createTestStaff('welder', 'Maximiliana Wolfeschlegelsteinhausen');
      await page.goto('/desk/sign-in');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Password is required')).toBeVisible();
      await look(page, 'door');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await look(page, 'forgotten');
      await openDesk(page, person);
      await look(page, 'today');
      await expectNoSidewaysScroll(page, [1920]);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await context.setOffline(true);
      await expect(page.getByText('No signal.')).toBeVisible();
      await look(page, 'offline');
      await context.setOffline(false);
      await page.goto('/desk/nowhere');
      await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
      await look(page, 'nothing');
    });
  });
}

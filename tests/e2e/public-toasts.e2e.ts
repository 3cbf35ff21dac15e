import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { fillQuote, sampleQuote, submitButton } from './quote-form-page.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const dismiss = (page: Page) => region(page).getByRole('button', { name: 'Dismiss' });

/** Returns a function that shows a new toast: the server refuses, with a number that makes each toast different. */
async function failingQuote(
  page: Page,
): Promise<(click?: (button: Locator) => Promise<void>) => Promise<void>> {
  let count = 0;
  await page.route('**/api/quotes', (route) => {
    count += 1;
    return route.fulfill({ status: 400, contentType: 'text/plain', body: `Refusal ${count}` });
  });
  await page.clock.install({ time: new Date('2026-11-23T15:00:00Z') });
  await page.goto('/');
  await fillQuote(page, sampleQuote());
  const fail = async (click = (button: Locator) => button.click()) => {
    const expected = count + 1;
    await click(submitButton(page));
    await expect(region(page)).toContainText(`400: Refusal ${expected}`);
  };
  // The first toast loads code. Then the test controls the clock.
  await fail();
  await dismiss(page).click();
  await page.clock.pauseAt(new Date('2026-11-23T16:00:00Z'));
  return fail;
}

test.beforeEach(({ allowConsole }) => allowConsole(/status of 400/));

test('Notifications appear one at a time for five seconds, pause on hover and focus, and close by swipe', {
  tag: '@all',
}, async ({ page }) => {
  const fail = await failingQuote(page);
  await test.step('one at a time, for five seconds, in a region that screen readers follow', async () => {
    await expect(region(page).locator('[aria-live=polite]')).toBeAttached();
    await fail();
    await fail();
    await expect(dismiss(page)).toHaveCount(1);
    await expect(region(page)).not.toContainText('Refusal 2');
    await page.clock.runFor(4_500);
    await expect(region(page)).toContainText('Refusal 3');
    await page.clock.runFor(700);
    await expect(dismiss(page)).toHaveCount(0);
  });
  await test.step('it stays while hovered and focused', async () => {
    await fail();
    await region(page).getByText('Submission Failed').hover();
    await page.clock.runFor(20_000);
    await expect(dismiss(page)).toHaveCount(1);
    await page.mouse.move(5, 300);
    await page.clock.runFor(5_200);
    await expect(dismiss(page)).toHaveCount(0);

    await fail();
    await dismiss(page).focus();
    await page.clock.runFor(20_000);
    await expect(dismiss(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dismiss(page)).toHaveCount(0);

    await fail();
    await dismiss(page).focus();
    await fail((button) => button.evaluate((element: HTMLElement) => element.click()));
    await page.clock.runFor(5_200);
    await expect(dismiss(page), 'the next one does not stay for a focus that it never had').toHaveCount(0);
  });
  await test.step('F8 moves the focus to the region', async () => {
    await fail();
    await page.keyboard.press('F8');
    await expect(region(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dismiss(page)).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await test.step('a swipe to the right past 50 px dismisses it, a shorter one or one to the left does not', async () => {
    await fail();
    const swipe = async (by: number) => {
      const box = await region(page).getByText('Submission Failed').boundingBox();
      if (!box) throw new Error('no toast');
      const [x, y] = [box.x + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by / 2, y);
      await page.mouse.move(x + by, y);
      await page.mouse.up();
    };
    await swipe(49);
    await expect(dismiss(page)).toHaveCount(1);
    await swipe(-80);
    await expect(dismiss(page)).toHaveCount(1);
    await swipe(60);
    await expect(dismiss(page)).toHaveCount(0);
  });
  await test.step('it goes after its time once no longer hovered', async () => {
    await page.mouse.move(5, 300);
    await fail();
    await page.clock.runFor(5_200);
    await expect(dismiss(page)).toHaveCount(0);
  });
});

test('tooltips open after 700 ms, a next one within 300 ms at once, and close on Escape', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T15:00:00Z') });
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  const tooltip = page.getByRole('tooltip');
  await footer.getByRole('link', { name: 'Facebook' }).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date('2026-11-23T16:00:00Z'));
  await footer.getByRole('link', { name: 'Facebook' }).hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('Facebook');
  await footer.getByRole('link', { name: 'Instagram' }).hover();
  await page.clock.runFor(10);
  await expect(tooltip).toHaveText('Instagram');
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(400);
  await footer.getByRole('link', { name: 'YouTube' }).hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('YouTube');
  await page.mouse.move(5, 5);

  await page.keyboard.press('Tab');
  await footer.getByRole('link', { name: 'Facebook' }).focus();
  await page.clock.runFor(10);
  await expect(tooltip).toHaveText('Facebook');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

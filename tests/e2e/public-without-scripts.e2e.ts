import { paths, servicePaths } from '@welding/domain/paths';
import { expectDisplayFace } from './display-typeface.ts';
import { expect, test } from './fixtures.ts';

// tests/api/pages-without-scripts.test.ts checks a page's plain HTML.

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the links work, the typeface loads, and the forms leak nothing', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/');
    await expectDisplayFace(page);
    // Playwright's search by text ignores noscript.
    await expect(page.locator('noscript > p')).toBeVisible();
    await expect(page.locator('noscript > p')).toContainText('The form needs JavaScript.');
    await page.getByLabel('First name').fill('Dana');
    await page.getByRole('button', { name: 'Request Free Quote' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByLabel('First name')).toHaveValue('Dana');
    await page.getByRole('link', { name: 'Get Free Quote' }).click();
    await expect(page).toHaveURL('/#quote');
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welding services');

    await page.goto(paths.work);
    await expect(page.getByText('Loading photos')).toBeHidden();
    await expect(page.locator(`noscript a[href="${servicePaths.truck}"]`)).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Client Portal' }).first().click();
    await page.getByLabel('Email').fill('casey@example.com');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.locator('noscript > p')).toContainText('please call us at (312) 555-0148');
    await expect(page.getByLabel('Email')).toHaveValue('casey@example.com');
  });
});

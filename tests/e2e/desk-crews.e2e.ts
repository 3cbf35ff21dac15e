import type { Page } from '@playwright/test';
import { addDays } from '@welding/domain/values/chicago-day';
import { quietDay } from '../support/coming-day.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { countTaps } from './count-taps.ts';
import { openDeskAt } from './desk-page.ts';
import { expect, test } from './fixtures.ts';

const day = quietDay('Tuesday');
const lane = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('A job of two welders on two days is planned on one form, and one welder is replaced by keyboard', async ({
  page,
}) => {
  test.slow();
  const office = await createTestStaff('office');
  const unique = office.id.slice(0, 8);
  const [ada, ben, cal] = await Promise.all(
    ['Ada', 'Ben', 'Cal'].map((name) => createTestStaff('welder', `Zz${unique} ${name}`)),
  );
  if (!ada || !ben || !cal) throw new Error('Nobody to plan for');
  const client = await createTestClient({ lastName: `Crew${unique}` });
  const title = `Stairs ${unique}`;
  await createTestProject(client, { title, address: '1400 W 21st St, Chicago', zip: '60608' });
  await openDeskAt(page, office, `/desk/calendar/new?day=${day}`);
  const { taps } = await countTaps(page);
  await page.getByLabel('Client', { exact: true }).fill(`crew${unique}`);
  await page.getByRole('option', { name: `Jordan Crew${unique}` }).click();
  const noAddress = page.getByText('No address yet. Ask the client.');
  await expect(noAddress).toBeVisible();
  await page.getByLabel('Title').fill('Staircase');
  await page.getByLabel('Duration', { exact: true }).selectOption('4 hours');
  await page.getByLabel('Welder', { exact: true }).selectOption(ada.name);
  await page.getByRole('button', { name: 'Add a welder' }).click();
  await page.getByLabel('Welder 2').selectOption(ben.name);
  await page.getByRole('button', { name: 'Add another day' }).click();
  await expect(page.getByLabel(/^Day 2, date and time/)).toHaveValue(`${addDays(day, 1)}T09:00`);
  await page.getByLabel('Project (optional)').selectOption(title);
  await expect(page.getByLabel('Address (optional)')).toHaveValue('1400 W 21st St, Chicago');
  await expect(noAddress).toHaveCount(0);
  await page.getByRole('button', { name: 'Schedule visit' }).click();
  await expect(lane(page, ada.name).getByRole('link', { name: /Staircase/ })).toBeVisible();
  // Plus the client picked in the list, which is not a button.
  expect(taps.length + 1).toBeLessThanOrEqual(12);

  const card = (name: string) => lane(page, name).getByRole('link', { name: /crew of 2.*Staircase/ });
  for (const { name } of [ada, ben]) await expect(card(name)).toContainText('9:00 AM - 1:00 PM');
  await card(ben.name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'Staircase' })).toContainText(
    `${ada.name}, ${cal.name}`,
  );
  await page.keyboard.press('Enter');
  await expect(card(cal.name)).toBeVisible();
  await expect(card(ada.name)).toBeVisible();
  await expect(card(ben.name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(ben.name)).toBeVisible();
  await expect(card(cal.name)).toHaveCount(0);

  await page.goto(`/desk/calendar?view=week&day=${addDays(day, 1)}`);
  const row = page.getByRole('row', { name: new RegExp(`^${ben.name}`) });
  await expect(row.getByRole('link', { name: /Staircase/ })).toHaveCount(2);
});

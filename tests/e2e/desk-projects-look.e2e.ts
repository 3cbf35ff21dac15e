import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { closeDialog } from './close-dialog.ts';
import { openDesk, openScreen } from './desk-page.ts';
import { expect, test } from './fixtures.ts';
import { expectFitsLargeText } from './large-text.ts';
import { leadTo } from './lead-to.ts';
import { lightPhone, lookInEach, show } from './look.ts';

test('Projects, one of them, a new one and the money have no barrier', { tag: '@all' }, async ({ page }) => {
  test.slow();
  await show(page, lightPhone[0]);
  // A photo that the business keeps elsewhere.
  const photo = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';
  await page.route('https://photos.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: photo }),
  );
  const lookWhenLoaded = async (name: string) => {
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    await lookInEach(page, name, lightPhone);
  };
  const client = await createTestClient({
    lastName: 'Wolfeschlegelsteinhausenbergerdorff',
    address: '1420 W Fulton Market, Chicago',
  });
  const project = await createTestProject(client, {
    title: `Replacement of both hinges of the driveway gate and its latch ${client.id.slice(0, 8)}`,
    description: 'The left leaf drags on the ground.',
    status: 'in_progress',
    estimatedCost: 1850.5,
    beforePhotos: ['https://photos.example/1.jpg'],
  });
  await createTestAppointment(client, { projectId: project.id });
  await openDesk(page, await createTestStaff('owner', 'Olive'));
  await openScreen(page, 'Projects');
  await expect(page.getByRole('link', { name: project.title })).toBeVisible();
  await lookWhenLoaded('projects');
  await expectFitsLargeText(page);
  await page.getByRole('button', { name: `Move ${project.title}` }).click();
  await page.getByRole('button', { name: 'Complete …' }).click();
  await lookWhenLoaded('move');
  await closeDialog(page);
  await page.getByRole('link', { name: project.title }).click();
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await lookWhenLoaded('record');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Balance$0.00');
  await page.getByRole('button', { name: 'Edit details' }).click();
  await lookWhenLoaded('project');
  await leadTo(page, '/desk/projects/new');
  await lookWhenLoaded('new');
  await expectFitsLargeText(page);
  await openScreen(page, 'Money');
  await expect(page.getByRole('region', { name: 'What came in' })).toContainText('$1,850.50');
  await lookWhenLoaded('money');
  await expectFitsLargeText(page);
});

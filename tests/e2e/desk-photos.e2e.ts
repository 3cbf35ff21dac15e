import { addPhoto } from '../../functions/src/photos/change-photos.ts';
import { findWholeProject } from '../../functions/src/projects/projects.ts';
import { createTestQuote } from '../support/desk.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { todayAt } from '../support/visits.ts';
import { closeDialog } from './close-dialog.ts';
import { expectDoor, openDesk, openDeskAt } from './desk-page.ts';
import { eventually, firestoreNews } from './fixtures.ts';
import { expect, findSignal, loseSignal, test, workerIsReady } from './network/offline-test.ts';

const picture = (name: string, width: number) => ({
  name,
  mimeType: 'image/png',
  buffer: pngPicture(width, 30),
});

async function storePhoto(quoteId: string, caption: string): Promise<void> {
  await addPhoto(
    {
      ...{ owner: { entity: 'quote', id: quoteId }, list: 'photos', caption },
      ...{ contents: pngPicture(30, 20), contentType: 'image/png', width: 30, height: 20 },
    },
    { id: 'test', name: 'Test', role: 'office' },
    undefined,
  );
}

test('A welder takes before and after photos offline; the desk compares, captions, removes and restores them', {
  tag: '@all',
}, async ({ page, network, allowConsole }) => {
  allowConsole(firestoreNews);
  const welder = await createTestStaff('welder', 'Wyn');
  const client = await createTestClient({ firstName: 'Ada', lastName: 'Example' });
  const project = await createTestProject(client, { title: 'Gate of the yard' });
  await createTestAppointment(client, {
    welderId: welder.id,
    projectId: project.id,
    clientName: 'Ada Example',
    scheduledDate: todayAt(9),
  });
  await openDesk(page, welder);
  await workerIsReady(page);
  const card = page.getByRole('article', { name: 'Ada Example' });
  await card.getByText('Photos', { exact: true }).click();
  await loseSignal(page, network);
  await card.getByLabel('Take before photo').setInputFiles(picture('before.png', 40));
  await card.getByLabel('Take after photo').setInputFiles(picture('after.png', 50));
  await expect(card.getByText('Waiting on this phone to be sent.')).toHaveCount(2);
  await findSignal(page, network);
  const arrived = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const stored = await findWholeProject(project.id);
    return [stored?.beforePhotos.length, stored?.afterPhotos.length];
  };
  await eventually.poll(arrived, { intervals: [500, 1_000] }).toEqual([1, 1]);
  await expect(card.getByText('Waiting on this phone to be sent.')).toHaveCount(0);

  const office = await createTestStaff('office', 'Ona');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectDoor(page);
  await openDeskAt(page, office, `/desk/projects/${project.id}`);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '51% before');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Caption for Before, photo 1 of 1' }).click();
  await page.getByRole('textbox', { name: 'Caption for Before, photo 1 of 1' }).fill('Hinge, cracked');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Caption for Hinge, cracked/ })).toBeFocused();
  await page.getByRole('button', { name: /^Open Hinge, cracked/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo' });
  await expect(viewer.getByText('Hinge, cracked')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await page.getByRole('button', { name: /^Remove Hinge, cracked/ }).dblclick();
  await expect(page.getByRole('list', { name: 'Before: photos' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Open Hinge, cracked/ })).toBeVisible();
});

test('The office sees the photos of a request one by one in full screen', {
  tag: '@all',
}, async ({ page, allowConsole }) => {
  allowConsole(firestoreNews);
  const quote = await createTestQuote();
  for (const caption of ['Hinge', 'Post', 'Gate']) await storePhoto(quote.id, caption);
  await openDeskAt(page, await createTestStaff('office', 'Olga'), `/desk/requests/${quote.id}`);
  await page.getByRole('button', { name: /^Open Hinge/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo' });
  const shown = viewer.getByRole('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(30);
  await page.keyboard.press('+');
  await expect(shown).toHaveAttribute('style', /scale\(1\.5\)/);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  await expect(shown).not.toHaveAttribute('style', /scale\(1\.5\)/);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('3 of 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer.getByRole('button', { name: 'Photo before' })).toBeFocused();
  const root = page.locator('html');
  await expect(root, 'no scrollbar of the page beside it').toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(root).toHaveCSS('overflow-y', 'visible');
});

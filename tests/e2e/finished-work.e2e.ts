import { apiPaths } from '@welding/domain/api-paths';
import { atSite, paths, servicePaths } from '@welding/domain/paths';
import { addPhoto } from '../../functions/src/photos/change-photos.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { createTestStaff } from '../support/staff.ts';
import { confirm } from './confirm-page.ts';
import { openDeskAt, openPanel } from './desk-page.ts';
import { eventually, expect, firestoreNews, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { layoutShift } from './layout-shift.ts';
import { lightPhone, lookInEach } from './look.ts';
import { projectsCard, signIn } from './portal-page.ts';

const owner = { id: 'test', name: 'Test', role: 'owner' } as const;

async function storePhoto(projectId: string, list: 'beforePhotos' | 'afterPhotos'): Promise<void> {
  const contents = pngPicture(80, 60);
  const picture = { contents, contentType: 'image/png', width: 80, height: 60 } as const;
  await addPhoto({ ...picture, owner: { entity: 'project', id: projectId }, list }, owner, undefined);
}

test('Finished work is on the site while the client consents, with the client’s review and the owner’s answer', async ({
  page,
  otherDevice,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  allowConsole(firestoreNews);
  const title = `Gate hinge ${Date.now()}`;
  const client = await createTestClient({ firstName: 'Morgan' });
  const project = await createTestProject(client, {
    title,
    status: 'completed',
    serviceType: 'metal_structures',
  });
  await createTestInvoice(client, { project, status: 'paid' });
  for (const list of ['beforePhotos', 'afterPhotos'] as const) await storePhoto(project.id, list);
  await signIn(page, client);
  await projectsCard(page).getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await confirm(page, client);
  const mayShow = dialog.getByRole('checkbox', { name: /^You may show photos of this work/ });
  await mayShow.click();
  await expect(mayShow).toBeChecked();
  const review = dialog.getByRole('region', { name: 'Your review' });
  await review.getByRole('button', { name: 'Leave review' }).click();
  await expect(review.getByText('Please write a few words', { exact: true })).toBeVisible();
  await review.getByRole('textbox', { name: 'Your review' }).fill('It held all winter.');
  await review.getByRole('textbox', { name: 'Town' }).fill('Berwyn');
  await review.getByRole('checkbox').click();
  await review.getByRole('button', { name: 'Leave review' }).click();
  await expect(review.getByText('Your review is on our website.')).toBeVisible();
  await lookInEach(page, 'own word', lightPhone);

  const desk = await otherDevice();
  await openDeskAt(desk, await createTestStaff('owner', 'Ola'), `/desk/projects/${project.id}`);
  const panel = await openPanel(desk, 'On the site');
  await panel.getByRole('textbox', { name: 'Town' }).fill('Berwyn');
  for (const group of ['Before photos', 'After photos'])
    await panel.getByRole('group', { name: group }).getByRole('checkbox').check();
  await lookInEach(desk, 'publish work', lightPhone);
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText(/^On the site since/)).toBeVisible();
  const answer = await openPanel(desk, 'Review');
  await answer.getByRole('textbox', { name: 'Your answer' }).fill('Thank you, Morgan.');
  await answer.getByRole('button', { name: 'Save answer' }).click();
  await expect(desk.getByText('Answer saved')).toBeVisible();

  const visitor = await otherDevice({ viewport: { width: 390, height: 800 } });
  const work = visitor.getByRole('listitem').filter({ hasText: title });
  await eventually(async () => {
    await visitor.goto(paths.work);
    await expect(work).toBeVisible();
  }).toPass();
  await expect(work.getByRole('img')).toHaveCount(2);
  await expect(visitor.getByText('It held all winter.').first()).toBeVisible();
  await expect(visitor.getByText('Thank you, Morgan.').first()).toBeVisible();
  expect(await layoutShift(visitor)).toBeLessThanOrEqual(0.02);
  const loaded = () =>
    work
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await work.scrollIntoViewIfNeeded();
  await expect.poll(loaded).toBeGreaterThan(0);
  await lookInEach(visitor, 'work', lightPhone);
  await visitor.goto(atSite(servicePaths.metal_structures, 'es'));
  await expect(work).toBeVisible();
  await visitor.goto(servicePaths.truck);
  await expect(visitor.getByText('It held all winter.')).toBeVisible();
  await expect(work).toHaveCount(0);

  // A visitor at the bottom of the page must not be moved.
  const arrive = await holdRequests(visitor, `**${apiPaths.work}`);
  const asking = visitor.waitForRequest(`**${apiPaths.work}`);
  await visitor.goto(servicePaths.truck);
  const asked = await asking;
  await visitor.getByRole('link', { name: 'Facebook' }).scrollIntoViewIfNeeded();
  arrive();
  await (await asked.response())?.finished();
  await visitor.evaluate(
    () => new Promise((drawn) => requestIdleCallback(() => requestAnimationFrame(drawn))),
  );
  await expect(visitor.getByRole('link', { name: 'Facebook' })).toBeInViewport();
  await expect(visitor.getByText('It held all winter.')).toHaveCount(0);
  await visitor.keyboard.press('Home');
  await expect(visitor.getByText('It held all winter.')).toBeAttached();

  await mayShow.click();
  await expect(mayShow).not.toBeChecked();
  await review.getByRole('checkbox').click();
  await expect(review.getByText('It is not on our website.')).toBeVisible();
  // The API keeps the list for two seconds. A page that shows such a list asks for photos that are gone.
  await eventually(async () => {
    expect(await (await visitor.request.get(apiPaths.work)).text()).not.toContain(title);
  }).toPass();
  await visitor.goto(paths.work);
  await expect(visitor.getByText(/No photos to show yet|Finished work/).first()).toBeVisible();
  await expect(work).toHaveCount(0);
});

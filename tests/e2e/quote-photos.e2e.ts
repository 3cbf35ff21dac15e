import { randomUUID } from 'node:crypto';
import { toasts } from '@welding/domain/messages';
import { cleanImage } from '../../functions/src/photos/clean-image.ts';
import { readFile } from '../../functions/src/store/files.ts';
import { pngPicture } from '../support/pictures.ts';
import { cameraPicture, tellsPlace } from './camera-picture.ts';
import { expect, test } from './network/offline-test.ts';
import { sendQuote, type TypedQuote, typeQuote } from './network/quote-form.ts';
import { storedQuotes } from './stored-quotes.ts';

const newQuote = (): TypedQuote => ({
  firstName: 'Pia',
  email: `pia-${randomUUID()}@example.com`,
  description: 'The gate hinge broke, see the photos.',
});

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const idOf = (address = '') => address.split('/').at(-1) ?? '';

test('A visitor adds photos, which arrive small, upright, in order and without their place', async ({
  page,
}) => {
  const quote = newQuote();
  await page.goto('/');
  await typeQuote(page, quote);
  const photos = page.getByRole('list', { name: 'Photos of the job' }).getByRole('listitem');
  const taken = await cameraPicture(page);
  expect(tellsPlace(taken)).toBe(true);
  await page
    .getByLabel('Choose photos')
    .setInputFiles([
      file('small.png', pngPicture(40, 30)),
      file('camera.jpg', taken),
      file('notes.txt', Buffer.from('no picture')),
    ]);
  await expect(page.getByRole('alert').filter({ hasText: 'cannot read notes.txt' })).toBeVisible();
  await expect(photos).toHaveCount(2);
  await page.getByLabel('Caption for photo 2').fill('The hinge');
  await page.getByRole('button', { name: 'Move photo 2 up' }).click();
  await expect(page.getByLabel('Caption for photo 1')).toHaveValue('The hinge');
  await page.getByLabel('Choose photos').setInputFiles([file('third.png', pngPicture(20, 20))]);
  await expect(photos).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(photos).toHaveCount(2);
  await page.reload();
  await expect(photos).toHaveCount(2);

  await sendQuote(page);
  await expect(page.getByText(toasts.quoteSubmitted.description)).toBeVisible();
  await expect(page.getByText('Your photos are sent.')).toBeVisible();
  // In the brand's color.
  await expect(page.getByRole('progressbar', { name: 'Photos sent' })).not.toHaveCSS('accent-color', 'auto');
  await expect.poll(async () => (await storedQuotes(quote.email))[0]?.photos?.length).toBe(2);
  await expect(photos).toHaveCount(0);
  const [stored] = await storedQuotes(quote.email);
  const ids: string[] = (stored?.photos ?? []).map(idOf);
  expect(stored?.photoCaptions).toEqual({ [ids[0] ?? '']: 'The hinge' });
  const bytes = await readFile(`photos/${ids[0]}`);
  if (!bytes) throw new Error('The photo has no file');
  expect(tellsPlace(bytes)).toBe(false);
  expect(cleanImage(bytes)).toMatchObject({ width: 800, height: 1600 });
  expect(cleanImage((await readFile(`photos/${ids[1]}`)) ?? Buffer.alloc(0))).toMatchObject({ width: 40 });
  // After a quarter turn, the left half is at the top.
  const above = await page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/jpeg;base64,${data}`;
    await picture.decode();
    const context = new OffscreenCanvas(800, 1600).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(400, 100, 1, 1).data ?? [];
    return red > 200 && blue < 50;
  }, bytes.toString('base64'));
  expect(above).toBe(true);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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

/** Red, green and blue of a pixel of a picture. */
const colorIn = (page: Page, picture: Buffer, x: number, y: number): Promise<number[]> =>
  page.evaluate(
    async ([data, left, top]) => {
      const image = new Image();
      image.src = `data:image/${data.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${data}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(left, top, 1, 1).data ?? [])];
    },
    [picture.toString('base64'), x, y] as const,
  );

test('A visitor adds photos, which arrive small, upright, in order and without location', async ({
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
  const bar = await page.getByRole('progressbar', { name: 'Photos sent' }).screenshot();
  const [redOfBar = 0, greenOfBar = 0] = await colorIn(page, bar, 100, 5);
  expect(redOfBar, 'in the brand’s orange').toBeGreaterThan(greenOfBar + 50);
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
  const [red = 0, , blue = 0] = await colorIn(page, bytes, 400, 100);
  expect([red > 200, blue < 50]).toEqual([true, true]);
});

import { randomUUID } from 'node:crypto';
import { finishedWorkTexts } from '@welding/domain/entities/finished-work';
import { workPhotoFile, workPhotoWidths } from '@welding/domain/entities/photo-path';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { eraseClient } from '../../functions/src/clients/erase-client.ts';
import { readWorkPhoto, storeWorkPhoto } from '../../functions/src/works/work-photos.ts';
import { findWork, sweepCopies } from '../../functions/src/works/works.ts';
import { beforeWrite } from '../support/before-write.ts';
import { historyOf } from '../support/desk.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestProject } from '../support/sample.ts';
import { createTestInvoice } from '../support/sample-money.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { answerTo, callApi, callDesk, signIn } from './call-api.ts';
import { moneyShop } from './money-shop.ts';

const shop = moneyShop({ title: 'Gate hinge', status: 'completed' });
const shownSchema = z.object({
  works: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      town: z.string(),
      caption: z.string(),
      photos: z.array(z.object({ before: z.optional(z.string()), after: z.string() })),
    }),
  ),
  reviews: z.array(z.object({ id: z.string(), text: z.string(), day: z.iso.date() }).loose()),
});
const texts = finishedWorkTexts();

let cookie: string;
beforeEach(async () => {
  cookie = await verifiedCookie(shop.client);
});

const own = (path: string, json?: unknown) =>
  callApi(json ? 'POST' : 'GET', `/api/projects/${shop.project.id}/${path}`, {
    cookie,
    ...(json ? { json } : {}),
  });
const agree = (given: boolean) => own('work-consent', { given });
/** The site's response. An instance caches it for two seconds. */
const shownOf = async () => {
  const answer = await callApi('GET', '/api/work');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10');
  const { works, reviews } = shownSchema.parse(answer.json());
  const isOurs = ({ id }: { id: string }) => id === shop.project.id;
  return { work: works.find(isOurs), review: reviews.find(isOurs) };
};
const addPhoto = async (list: string, bytes: Buffer) => {
  const path = `/api/desk/projects/${shop.project.id}/photos/${list}`;
  const raw = new Uint8Array(bytes);
  const answer = await callApi('POST', path, { raw, type: 'image/png', bearer: shop.tokens.office });
  return (answer.json() as { id: string }).id;
};
const shown = { title: 'Gate hinge', town: 'Berwyn', service: 'metal_structures', caption: 'Torn off.' };
const publish = async (photos: object[], bearer = shop.tokens.owner) => {
  const updatedAt = (await findWork(shop.project.id))?.updatedAt ?? null;
  return callDesk('PUT', `projects/${shop.project.id}/work`, { ...shown, photos, updatedAt }, { bearer });
};
const photoStatus = async (path: string) => (await callApi('GET', `${path}-480.jpg`)).status;

describe('finished work', () => {
  test('is shown only with the client’s consent, in three sizes, and removed when that is withdrawn', async () => {
    const before = await addPhoto('beforePhotos', pngPicture(2_000, 500));
    const after = await addPhoto('afterPhotos', pngPicture());
    expect(await answerTo(publish([{ before, after }]))).toEqual([409, texts.noConsent]);
    expect((await agree(true)).json()).toEqual({ consent: true });
    const { consent } = (await findWork(shop.project.id)) ?? {};
    expect(consent).toMatchObject({ by: { id: shop.client.id, role: 'client' }, wording: texts.consent });
    expect(await answerTo(publish([{ after: randomUUID() }]))).toEqual([400, texts.photoNotOfProject]);
    expect((await publish([{ before, after }])).status).toBe(200);
    await expect.poll(async () => (await shownOf()).work, { timeout: 10_000 }).toBeDefined();
    const { work } = await shownOf();
    expect(work).toMatchObject({ title: 'Gate hinge', town: 'Berwyn', caption: 'Torn off.' });
    const [pair] = work?.photos ?? [];
    const sizes = await Promise.all(
      workPhotoWidths.map(async (width) => {
        const file = await readWorkPhoto(shop.project.id, workPhotoFile(before, width));
        return file?.readUInt16BE(file.indexOf(Buffer.from([0xff, 0xc0])) + 7);
      }),
    );
    expect(sizes).toEqual([...workPhotoWidths]);
    const photo = await callApi('GET', workPhotoFile(pair?.after ?? '', 480));
    expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect((await callApi('GET', `${pair?.after}-481.jpg`)).status).toBe(404);

    expect((await agree(false)).json()).toEqual({ consent: false });
    expect(await photoStatus(pair?.after ?? '')).toBe(404);
    expect(await readWorkPhoto(shop.project.id, workPhotoFile(after, 480))).toBeUndefined();
    await expect.poll(async () => (await shownOf()).work, { timeout: 10_000 }).toBeUndefined();
    const withdrawn = await findWork(shop.project.id);
    expect(withdrawn).toMatchObject({ consent, endedAt: expect.any(String) });
    const actions = (await historyOf(shop.project.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['agreed to show', 'published', 'withdrew']));
  });

  test('leaves no copies when the consent is withdrawn during publication', async () => {
    const after = await addPhoto('afterPhotos', pngPicture());
    await agree(true);
    const withdrawn = beforeWrite(1, () => agree(false));
    expect((await publish([{ after }])).status).toBe(409);
    withdrawn.stop();
    expect(await readWorkPhoto(shop.project.id, workPhotoFile(after, 480))).toBeUndefined();
  });

  test('a sweep removes copies of an interrupted publication, and keeps those on the site', async () => {
    const [after, left] = [
      await addPhoto('afterPhotos', pngPicture()),
      await addPhoto('afterPhotos', pngPicture()),
    ];
    await agree(true);
    expect((await publish([{ after }])).status).toBe(200);
    await storeWorkPhoto(shop.project.id, left);
    const copyOf = (id: string) => readWorkPhoto(shop.project.id, workPhotoFile(id, 480));
    await sweepCopies(new Date());
    expect(await copyOf(left), 'a publication may be under way').toBeDefined();
    await sweepCopies(new Date(Date.now() + 2 * 60 * 60 * 1000));
    expect([await copyOf(left), (await copyOf(after)) !== undefined]).toEqual([undefined, true]);
  });

  test('is published and removed by the owner only, and erased with its client', async () => {
    const after = await addPhoto('afterPhotos', pngPicture());
    const { bearer, visit } = await shop.sendWelder('Wes');
    const at = new Date().toISOString();
    const finish = { at, hours: 1, mayShow: true };
    expect((await callDesk('POST', `appointments/${visit.id}/finish`, finish, { bearer })).status).toBe(200);
    expect((await findWork(shop.project.id))?.consent?.by.role).toBe('welder');
    expect((await publish([{ after }], shop.tokens.office)).status).toBe(403);
    expect((await publish([{ after }])).status).toBe(200);
    const path = `works/${shop.project.id}`;
    const off = await callDesk('DELETE', path, undefined, { bearer: shop.tokens.owner });
    expect(off.json()).toMatchObject({ consent: { wording: texts.consent }, photos: [] });
    expect((await publish([{ after }])).status).toBe(200);
    await eraseClient(shop.client.id, { id: 'owner', name: 'Ola', role: 'owner' });
    expect(await findWork(shop.project.id)).toBeUndefined();
    expect(await readWorkPhoto(shop.project.id, workPhotoFile(after, 480))).toBeUndefined();
  });

  test('needs the consent of its own verified client', async () => {
    const other = await createTestProject({ id: randomUUID() });
    const json = { given: true };
    const asked = await callApi('POST', `/api/projects/${other.id}/work-consent`, { json, cookie });
    const unproven = await signIn(shop.client.email);
    const path = `/api/projects/${shop.project.id}/work-consent`;
    const byEmail = await callApi('POST', path, { json, cookie: unproven });
    expect([asked.status, byEmail.status]).toEqual([404, 403]);
  });
});

describe('a review', () => {
  const said = { text: 'It held\nall winter.', town: 'Berwyn', published: true };

  test('is possible once all is paid, is kept word for word, answered by the owner, and withdrawn', async () => {
    expect(await answerTo(own('review', said))).toEqual([409, texts.notPaidYet]);
    await createTestInvoice(shop.client, { project: shop.project, status: 'paid' });
    expect((await own('work')).json()).toEqual({ consent: false, canReview: true });
    expect((await own('review', said)).status).toBe(201);
    expect((await own('review', said)).status).toBe(201);
    expect(await answerTo(own('review', { ...said, text: 'Other' }))).toEqual([409, texts.alreadyReviewed]);
    const json = { updatedAt: null, answer: 'Thank you!' };
    const path = `reviews/${shop.project.id}`;
    expect(
      (await callDesk('PATCH', path, { ...json, text: 'Great' }, { bearer: shop.tokens.owner })).status,
    ).toBe(400);
    expect((await callDesk('PATCH', path, json, { bearer: shop.tokens.owner })).status).toBe(200);
    const { firstName } = shop.client;
    const review = { firstName, town: 'Berwyn', text: said.text, answer: 'Thank you!' };
    await expect.poll(async () => (await shownOf()).review, { timeout: 10_000 }).toMatchObject(review);
    expect((await own('review-consent', { given: false })).json()).toMatchObject({ published: false });
    await expect.poll(async () => (await shownOf()).review, { timeout: 10_000 }).toBeUndefined();
  });
});

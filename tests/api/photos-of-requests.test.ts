import { randomUUID } from 'node:crypto';
import { photoMessages } from '@welding/domain/entities/photo';
import { photoPath } from '@welding/domain/entities/photo-path';
import { maxPhotoPartBytes } from '@welding/domain/values/limits';
import { describe, expect, test } from 'vitest';
import { findPhoto } from '../../functions/src/photos/photos.ts';
import { findQuote, quotes } from '../../functions/src/requests/quotes.ts';
import { readFile } from '../../functions/src/store/files.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestQuote } from '../support/desk.ts';
import { jpegPicture, pngPicture } from '../support/pictures.ts';
import { stackAddresses } from '../support/stack.ts';
import { answerTo } from './call-api.ts';
import { sendPhoto, sentQuote } from './send-photo.ts';

stackAddresses();

describe('a photo of a request', () => {
  test('is stored without its location, and listed in the request with its caption', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const answer = await sendPhoto(id, jpegPicture({ place: 'Joliet' }), { token, caption: 'Hinge “left”' });
    expect(answer.status, answer.text).toBe(201);
    const { id: photoId } = answer.json() as { id: string };
    const photo = await findPhoto(photoId);
    expect(photo).toMatchObject({ contentType: 'image/jpeg', width: 16, height: 8, caption: 'Hinge “left”' });
    expect(photo?.sweepAt).toBeUndefined();
    expect(await readFile(`photos/${photoId}`)).toEqual(jpegPicture());
    expect(await findQuote(id)).toMatchObject({
      photos: [photoPath(photoId)],
      photoCaptions: { [photoId]: 'Hinge “left”' },
    });
  });

  test('keeps its position, and is stored once however often it is sent', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const [first, second] = [randomUUID(), randomUUID()];
    const one = await sendPhoto(id, pngPicture(8, 6), { token, key: first });
    const two = await sendPhoto(id, pngPicture(9, 6), { token, key: second });
    const again = await Promise.all(
      [first, first, second].map((key) =>
        sendPhoto(id, key === first ? pngPicture(8, 6) : pngPicture(9, 6), { token, key }),
      ),
    );
    expect(again.map(({ text }) => text)).toEqual([one.text, one.text, two.text]);
    expect((await findQuote(id))?.photos).toHaveLength(2);
    expect((await sendPhoto(id, pngPicture(7, 7), { token, key: first })).status).toBe(409);
  });

  test('sent at the same time under one key is stored once', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => sendPhoto(id, pngPicture(), { token, key })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await findQuote(id))?.photos).toHaveLength(1);
  });

  test('in parts is complete once the last one arrives, and stored once', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const bytes = jpegPicture();
    const key = randomUUID();
    const parts = [bytes.subarray(0, 50), bytes.subarray(50, 100), bytes.subarray(100)];
    const send = (index: number) =>
      sendPhoto(id, parts[index] ?? bytes, { token, key, headers: { 'X-Photo-Part': `${index + 1}/3` } });
    expect((await send(0)).status).toBe(202);
    expect(await answerTo(send(2))).toEqual([410, photoMessages.partMissing]);
    expect((await send(1)).status).toBe(202);
    const last = await send(2);
    expect(last.status, last.text).toBe(201);
    expect((await send(2)).text).toBe(last.text);
    const { id: photoId } = last.json() as { id: string };
    expect(await readFile(`photos/${photoId}`)).toEqual(bytes);
    expect((await findQuote(id))?.photos).toEqual([photoPath(photoId)]);
    const without = await sendPhoto(id, bytes, { token, headers: { 'X-Photo-Part': '1/2' } });
    expect(without.status).toBe(400);
  });

  test.each(['0/2', '3/2', '1/999', 'x', '1'])('refuses the part %s', async (part) => {
    const { id, uploadToken: token } = await sentQuote();
    expect(
      await answerTo(
        sendPhoto(id, jpegPicture(), {
          token,
          key: randomUUID(),
          headers: { 'X-Photo-Part': part },
        }),
      ),
    ).toEqual([400, photoMessages.partInvalid]);
  });

  test('is refused if a part is too large', async () => {
    const { id, uploadToken: token } = await sentQuote();
    const headers = { 'X-Photo-Part': '1/2' };
    const answer = await sendPhoto(id, Buffer.alloc(maxPhotoPartBytes + 1), {
      token,
      key: randomUUID(),
      headers,
    });
    expect(answer.status).toBe(413);
  });

  test('is refused as the ninth', async () => {
    const full = Array.from({ length: 8 }, () => photoPath(randomUUID()));
    const { id, uploadToken: token } = await sentQuote();
    await (await quotes()).doc(id).update({ photos: full });
    expect(await answerTo(sendPhoto(id, pngPicture(), { token }))).toEqual([409, photoMessages.requestFull]);
  });

  test.each([
    ['no token', undefined],
    ['another token', 'x'.repeat(43)],
  ])('with %s is refused, and does not reveal whether the request exists', async (_, token) => {
    const { id } = await sentQuote();
    for (const quoteId of [id, randomUUID()]) {
      expect(await answerTo(sendPhoto(quoteId, pngPicture(), { ...(token && { token }) }))).toEqual([
        403,
        photoMessages.uploadRefused,
      ]);
    }
  });

  test('is refused once the request was closed', async () => {
    const { id, uploadToken: token } = await sentQuote();
    await (await quotes()).doc(id).update({ status: 'cancelled', closedReason: 'spam' });
    expect(await answerTo(sendPhoto(id, pngPicture(), { token }))).toEqual([
      403,
      photoMessages.uploadRefused,
    ]);
  });

  test('is refused two weeks after the request', async () => {
    configureFunctions();
    const { uploadTokenOf } = await import('../../functions/src/photos/upload-request.ts');
    const day = 24 * 60 * 60 * 1000;
    const sentAfter = async (days: number) => {
      const quote = await createTestQuote({ createdAt: new Date(Date.now() - days * day).toISOString() });
      return (await sendPhoto(quote.id, pngPicture(), { token: uploadTokenOf(quote) })).status;
    };
    expect([await sentAfter(13), await sentAfter(15)]).toEqual([201, 403]);
  });

  test("is refused by another request's token", async () => {
    const [one, other] = [await sentQuote(), await sentQuote()];
    expect((await sendPhoto(one.id, pngPicture(), { token: other.uploadToken })).status).toBe(403);
  });

  test.each([
    ['a caption that is no text', '%E0%A4%A', 400],
    ['a caption of two lines', 'one%0Atwo', 400],
    ['a long caption', 'x'.repeat(201), 400],
  ])('with %s is refused', async (_, caption, status) => {
    const { id, uploadToken: token } = await sentQuote();
    const answer = await sendPhoto(id, pngPicture(), { token, headers: { 'X-Photo-Caption': caption } });
    expect(answer.status).toBe(status);
  });
});

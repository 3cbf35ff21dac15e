import { errorCodes } from '@welding/domain/error-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jpegPicture, pngPicture, webpPicture } from '../../../tests/support/pictures.ts';
import { cleanImage } from './clean-image.ts';

const pictures = [
  ['image/jpeg', jpegPicture(), 16, 8],
  ['image/png', pngPicture(9, 7), 9, 7],
  ['image/webp', webpPicture(), 4, 3],
] as const;

describe.each(pictures)('%s', (contentType, bytes, width, height) => {
  test('is detected by its bytes, with its size, and unchanged', () => {
    expect(cleanImage(bytes)).toEqual({ contentType, width, height, contents: bytes });
  });

  test('is refused when cut off at any byte', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => cleanImage(bytes.subarray(0, length)), `${length} bytes`).toThrow(/read this photo/);
    }
  });

  test('is refused with trailing bytes', () => {
    expect(() => cleanImage(Buffer.concat([bytes, Buffer.from('<script>')]))).toThrow(/read this photo/);
    expect(() => cleanImage(Buffer.concat([bytes, bytes]))).toThrow(/read this photo/);
  });

  test('is a picture or a refusal when any byte is broken', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
        const broken = Buffer.from(bytes);
        broken[at] = value;
        try {
          const { width: wide, height: high } = cleanImage(broken);
          expect(wide * high).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toMatchObject({
            code: expect.toBeOneOf([errorCodes.tooLarge, errorCodes.unsupportedMediaType]),
          });
        }
      }),
    );
  });
});

test.each([
  ['where it was taken', jpegPicture({ place: '41.8781 N' }), '41.8781 N', jpegPicture()],
  ['a comment', jpegPicture({ comment: '<script>' }), '<script>', jpegPicture()],
  ['a text', pngPicture(8, 6, { text: '41.8781 N' }), '41.8781 N', pngPicture(8, 6)],
  ['Exif', webpPicture('41.8781 N'), '41.8781 N', webpPicture()],
])('removes metadata: %s', (_, bytes, told, without) => {
  expect(bytes.includes(told)).toBe(true);
  const { contents } = cleanImage(bytes);
  expect(contents.includes(told)).toBe(false);
  expect(contents).toEqual(without);
});

test.each([
  ['a thumbnail in JFIF', 0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x05\x05'],
  ['JFXX', 0xe0, 'JFXX\0'],
  ['a second picture in APP2', 0xe2, 'MPF\0'],
  ['a segment that no decoder knows', 0xf5, ''],
  ['what follows on the Adobe segment', 0xee, 'Adobe\0d\0\0\0\0\x01'],
])('removes from a JPEG: %s', (_, code, name) => {
  const whole = jpegPicture({ segment: [code, `${name}Kedzie Ave`] });
  expect(whole.includes('Kedzie Ave')).toBe(true);
  expect(cleanImage(whole).contents.includes('Kedzie Ave')).toBe(false);
});

test('refuses a picture of 50,000 by 50,000 pixels by its header', () => {
  const bomb = pngPicture(8, 6, { width: 50_000, height: 50_000 });
  expect(bomb.length).toBeLessThan(200);
  expect(() => cleanImage(bomb)).toThrow(/too large/);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a program', Buffer.from('MZ\x90\0')],
  ['GIF', Buffer.from('GIF89a')],
])('%s is not a photo', (_, bytes) => {
  expect(() => cleanImage(bytes)).toThrow(/read this photo/);
});

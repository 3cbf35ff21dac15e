import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { expect, test, vi } from 'vitest';
import { jpegPicture, pngPicture } from '../../../tests/support/pictures.ts';
import { readPixels, shrunk } from './work-photos.ts';

/** Black on the left, white on the right. */
const halves = (width: number, height: number) =>
  Buffer.from(
    Array.from({ length: width * height * 4 }, (_, at) => (((at >> 2) % width) * 2 < width ? 0 : 255)),
  );

test('a JPEG is shrunk in its shape, and never enlarged', () => {
  const { data } = jpeg.encode({ data: halves(64, 32), width: 64, height: 32 }, 90);
  const pixels = readPixels(data);
  const small = shrunk(pixels, 16);
  expect([small.width, small.height]).toEqual([16, 8]);
  expect(small.data[0]).toBeLessThan(20);
  expect(small.data[15 * 4]).toBeGreaterThan(235);
  expect(shrunk(pixels, 480)).toEqual({ width: 64, height: 32, data: pixels.data });
});

test('a file that cannot be shrunk is refused with a sentence', () => {
  expect(() => readPixels(Buffer.from('RIFF....WEBP'))).toThrow('Please choose a JPEG or PNG photo');
});

test('a small file of a huge picture is refused by its header, before decoding', () => {
  const decode = vi.spyOn(PNG.sync, 'read');
  const bomb = pngPicture(6_000, 6_000);
  expect(bomb.length).toBeLessThan(50_000);
  expect(() => readPixels(bomb)).toThrow('more than 4 megapixels');
  const claims = jpegPicture();
  const frame = claims.indexOf(Buffer.from([0xff, 0xc0]));
  claims.writeUInt16BE(6_000, frame + 5);
  claims.writeUInt16BE(6_000, frame + 7);
  expect(() => readPixels(claims)).toThrow('more than 4 megapixels');
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});

test('a picture whose data inflates beyond its size is refused', () => {
  expect(() => readPixels(pngPicture(2_000, 2_000, { width: 8, height: 6 }))).toThrow('JPEG or PNG photo');
});

test('a JPEG with too many scans is refused', () => {
  const { data } = jpeg.encode({ data: halves(64, 32), width: 64, height: 32 }, 90);
  const scan = data.subarray(data.indexOf(Buffer.from([0xff, 0xda])), -2);
  const bomb = Buffer.concat([
    data.subarray(0, -2),
    ...Array.from({ length: 40 }, () => scan),
    data.subarray(-2),
  ]);
  expect(() => readPixels(bomb)).toThrow('JPEG or PNG photo');
});

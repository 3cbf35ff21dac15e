import jpeg from 'jpeg-js';
import { expect, test } from 'vitest';
import { readPixels, shrunk } from './work-photos.ts';

/** Black on the left, white on the right. */
const halves = (width: number, height: number) =>
  Buffer.from(
    Array.from({ length: width * height * 4 }, (_, at) => (((at >> 2) % width) * 2 < width ? 0 : 255)),
  );

test('a JPEG becomes smaller in the same shape, and never larger', () => {
  const { data } = jpeg.encode({ data: halves(64, 32), width: 64, height: 32 }, 90);
  const pixels = readPixels(data);
  const small = shrunk(pixels, 16);
  expect([small.width, small.height]).toEqual([16, 8]);
  expect(small.data[0]).toBeLessThan(20);
  expect(small.data[15 * 4]).toBeGreaterThan(235);
  expect(shrunk(pixels, 480)).toEqual({ width: 64, height: 32, data: pixels.data });
});

test('what is no picture that can be made smaller is refused in a sentence', () => {
  expect(() => readPixels(Buffer.from('RIFF....WEBP'))).toThrow('Please choose a JPEG or PNG photo');
});

import { crc32, deflateSync } from 'node:zlib';
import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { pngPicture } from '../../../tests/support/pictures.ts';
import { redrawSignature } from './redraw-signature.ts';

const redrawn = (png: Buffer) => redrawSignature(signatureUrl(png.toString('base64')));

/** The same file with other contents in one chunk, with a valid checksum. */
function withChunk(png: Buffer, type: string, contents: (data: Buffer) => Buffer): Buffer {
  const at = png.indexOf(type, 0, 'latin1');
  const length = png.readUInt32BE(at - 4);
  const body = Buffer.concat([png.subarray(at, at + 4), contents(png.subarray(at + 4, at + 4 + length))]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(body.length - 4, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  const rest = png.subarray(at + 4 + length + 4);
  return Buffer.concat([png.subarray(0, at - 4), numbers.subarray(0, 4), body, numbers.subarray(4), rest]);
}

test('a drawing keeps only its pixels', () => {
  const drawing = redrawn(pngPicture(10, 10, { text: 'hidden' })) ?? Buffer.alloc(0);
  const { width, height, data } = PNG.sync.read(drawing);
  expect([width, height, [...data.subarray(0, 4)]]).toEqual([10, 10, [0x60, 0x60, 0x60, 255]]);
  expect(drawing.includes('hidden')).toBe(false);
});

test.each([
  ['a broken stream', withChunk(pngPicture(10, 10), 'IDAT', () => Buffer.from('not deflate at all'))],
  ['a stream that is cut off', withChunk(pngPicture(10, 10), 'IDAT', (data) => data.subarray(0, 8))],
  [
    'far more bytes than its size has',
    withChunk(pngPicture(10, 10), 'IDAT', () => deflateSync(Buffer.alloc(40_000_000)).subarray(0, 30_000)),
  ],
  ['30,000 by 30,000 pixels', pngPicture(10, 10, { width: 30_000, height: 30_000 })],
  ['a wrong checksum', pngPicture(10, 10).fill(0, 40, 44)],
  [
    'interlacing',
    withChunk(pngPicture(10, 10), 'IHDR', (data) => Buffer.concat([data.subarray(0, 12), Buffer.from([1])])),
  ],
  ['its first bytes alone', Buffer.from('89504e470d0a1a0a', 'hex')],
])('refuses a drawing with %s', (_, png) => {
  expect(redrawn(png)).toBeUndefined();
});

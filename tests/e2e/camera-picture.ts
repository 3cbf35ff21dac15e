import type { Page } from '@playwright/test';

const place = 'GPS 41.8781 N 87.6298 W';

/**
 * A photo as a phone held upright stores it: the picture is rotated, and its Exif has the rotation and the place. The left
 * half is red, the right half blue.
 */
export async function cameraPicture(page: Page, width = 2000, height = 1000): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = '#f00';
      context.fillRect(0, 0, wide / 2, high);
      context.fillStyle = '#00f';
      context.fillRect(wide / 2, 0, wide / 2, high);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
}

export const tellsPlace = (bytes: Buffer): boolean => bytes.includes(place) || bytes.includes('Exif');

/** APP1 with one entry: orientation 6, shown after a quarter turn clockwise (CIPA DC-008). */
function exif(): Buffer {
  const entry = Buffer.from([0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0x00, 0x06, 0, 0]);
  const body = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
    entry,
    Buffer.alloc(4),
    Buffer.from(place),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

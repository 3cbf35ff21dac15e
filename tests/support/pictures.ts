import { crc32, deflateSync } from 'node:zlib';

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A grey PNG picture. `claims` puts another size into its header. */
export function pngPicture(
  width = 8,
  height = 6,
  claims: { width?: number; height?: number; text?: string } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claims.width ?? width, 0);
  header.writeUInt32BE(claims.height ?? height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 0x60);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...(claims.text ? [pngChunk('tEXt', Buffer.from(`Comment\0${claims.text}`, 'latin1'))] : []),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

// 16 x 8 pixels, grey, baseline, as a canvas writes it.
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAAIABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVAH/2Q==',
  'base64',
);

/** A JPEG picture of 16 x 8 pixels, with Exif that names `place` if given. */
export function jpegPicture({
  place,
  comment,
  segment: other,
}: {
  place?: string;
  comment?: string;
  segment?: readonly [code: number, data: string];
} = {}): Buffer {
  const segments = [
    ...(other ? [segment(other[0], Buffer.from(other[1], 'latin1'))] : []),
    ...(place ? [segment(0xe1, Buffer.from(`Exif\0\0MM\0*GPS ${place}`, 'latin1'))] : []),
    ...(comment ? [segment(0xfe, Buffer.from(comment, 'latin1'))] : []),
  ];
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

function segment(code: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A lossless WebP picture with a header for 4 x 3 pixels, with Exif. */
export function webpPicture(exif = ''): Buffer {
  const bits = Buffer.alloc(5);
  bits[0] = 0x2f;
  bits.writeUInt32LE((4 - 1) | ((3 - 1) << 14), 1);
  const chunks = Buffer.concat([
    riffChunk('VP8L', Buffer.concat([bits, Buffer.from([0x88, 0x88, 0x08])])),
    ...(exif ? [riffChunk('EXIF', Buffer.from(exif, 'latin1'))] : []),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(chunks.length + 4);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), chunks]);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), size, data, Buffer.alloc(data.length % 2)]);
}

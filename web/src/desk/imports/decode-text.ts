import { analyse } from 'chardet';

/** Below this, of 100, chardet's guess for a short text is often a language that no American shop writes. */
const leastConfidence = 60;

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Text in UTF-16 without a mark has a zero in most pairs of bytes, and other text has none. */
function unmarked(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 1_000).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 4 < Math.min(bytes.length, 1_000)) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Decodes by byte order mark, as UTF-16 by its zeros, as UTF-8 if it is valid, and otherwise by chardet: Windows-1252 unless another is likely. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const marked = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? unmarked(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const likely = analyse(bytes).find(({ confidence }) => confidence >= leastConfidence);
    return decodeAs(likely?.name, bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @returns undefined for an encoding that browsers do not know */
export function decodeAs(encoding: string | undefined, bytes: Uint8Array<ArrayBuffer>): string | undefined {
  if (!encoding) return undefined;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return undefined;
  }
}

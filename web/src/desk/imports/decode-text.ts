import { analyse } from 'chardet';

/** Below this, of 100, chardet's guess for a short text is often a language that no American shop writes. */
const leastConfidence = 60;

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Decodes by byte order mark, as UTF-8 if it is valid, and otherwise by chardet: Windows-1252 unless another is likely. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const marked = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
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

/*
 * The parts of the ZIP format (APPNOTE.TXT 6.3) for a file that is made in parts: entries in order, each with its sizes in
 * its header, then the directory of all entries. Beyond 4 GB or 65,535 entries the directory uses zip64.
 */

/** The data of an entry's header. */
export type ZipEntry = {
  readonly name: string;
  /** CRC-32 and size are of the uncompressed bytes. */
  readonly crc: number;
  readonly size: number;
  /** The size of the bytes in the file. */
  readonly storedSize: number;
  readonly isDeflated: boolean;
  /** Milliseconds since 1970; shown as UTC. */
  readonly modified: number;
};

/** An entry's header, and the entry's offset in the file. */
export type ZipEntryPlace = { readonly header: Uint8Array; readonly offset: number };

type ReadEntry = { readonly name: string; readonly place: ZipEntryPlace; readonly stored: Uint8Array };

const localSignature = 0x04_03_4b_50;
const directorySignature = 0x02_01_4b_50;
const endSignature = 0x06_05_4b_50;
const end64Signature = 0x06_06_4b_50;
const locator64Signature = 0x07_06_4b_50;
const headerBytes = 30;
const version = 45;
/** Debian's unzip takes the names of MS-DOS, number 0, for code page 850, even with the flag for UTF-8. */
const madeByUnix = (3 << 8) | version;
/** A regular file, rw-r--r--: Unix programs apply the mode of a Unix entry, and 0 would make the file unreadable. */
const unixMode = 0o100644;
const utf8Names = 0x08_00;
const deflated = 8;
const most32 = 0xff_ff_ff_ff;
const most16 = 0xff_ff;
const extra64 = 1;

export function zipHeader({ name, crc, size, storedSize, isDeflated, modified }: ZipEntry): Uint8Array {
  const named = new TextEncoder().encode(name);
  const header = new Uint8Array(headerBytes + named.length);
  const [date, time] = dosTime(modified);
  writeNumbers(header, 0, [
    [4, localSignature],
    [2, version],
    [2, utf8Names],
    [2, isDeflated ? deflated : 0],
    [2, time],
    [2, date],
    [4, crc],
    [4, storedSize],
    [4, size],
    [2, named.length],
    [2, 0],
  ]);
  header.set(named, headerBytes);
  return header;
}

/**
 * Reads consecutive whole entries.
 * @param offset the position of these bytes in the file
 * @throws RangeError for an incomplete entry or other bytes
 */
export function readZipEntries(bytes: Uint8Array, offset: number): ReadEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ReadEntry[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (view.getUint32(at, true) !== localSignature) throw new RangeError('no entry of a zip file');
    const dataAt = at + headerBytes + view.getUint16(at + 26, true);
    const endAt = dataAt + view.getUint32(at + 18, true);
    if (endAt > bytes.length) throw new RangeError('the zip file breaks off');
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + headerBytes, dataAt)),
      place: { header: bytes.slice(at, dataAt), offset: offset + at },
      stored: bytes.subarray(dataAt, endAt),
    });
    at = endAt;
  }
  return entries;
}

/** The directory at the end of the file. @param size the bytes of the file so far */
export function zipDirectory(places: readonly ZipEntryPlace[], size: number): Uint8Array[] {
  const rows = places.map(directoryRow);
  const rowBytes = rows.reduce((sum, { length }) => sum + length, 0);
  const isLarge = places.length > most16 || size + rowBytes > most32;
  return [
    ...rows,
    ...(isLarge ? [end64(places.length, rowBytes, size)] : []),
    end(places.length, rowBytes, size),
  ];
}

function directoryRow({ header, offset }: ZipEntryPlace): Uint8Array {
  const name = header.subarray(headerBytes);
  const isFar = offset >= most32;
  const row = new Uint8Array(46 + name.length + (isFar ? 12 : 0));
  writeNumbers(row, 0, [
    [4, directorySignature],
    [2, madeByUnix],
  ]);
  row.set(header.subarray(4, headerBytes), 6);
  writeNumbers(row, 30, [
    [2, isFar ? 12 : 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, unixMode],
    [4, Math.min(offset, most32)],
  ]);
  row.set(name, 46);
  if (isFar) {
    writeNumbers(row, 46 + name.length, [
      [2, extra64],
      [2, 8],
      [8, offset],
    ]);
  }
  return row;
}

function end(count: number, rowBytes: number, size: number): Uint8Array {
  const written = new Uint8Array(22);
  writeNumbers(written, 0, [
    [4, endSignature],
    [4, 0],
    [2, Math.min(count, most16)],
    [2, Math.min(count, most16)],
    [4, Math.min(rowBytes, most32)],
    [4, Math.min(size, most32)],
    [2, 0],
  ]);
  return written;
}

/** The end of a large file's directory, and its offset. */
function end64(count: number, rowBytes: number, size: number): Uint8Array {
  const written = new Uint8Array(76);
  writeNumbers(written, 0, [
    [4, end64Signature],
    [8, 44],
    [2, madeByUnix],
    [2, version],
    [8, 0],
    [8, count],
    [8, count],
    [8, rowBytes],
    [8, size],
    [4, locator64Signature],
    [4, 0],
    [8, size + rowBytes],
    [4, 1],
  ]);
  return written;
}

/** Writes numbers in little-endian order, each with its own number of bytes. */
function writeNumbers(
  bytes: Uint8Array,
  start: number,
  numbers: readonly (readonly [width: 2 | 4 | 8, value: number])[],
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  for (const [width, value] of numbers) {
    if (width === 2) view.setUint16(at, value, true);
    else if (width === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += width;
  }
}

function dosTime(modified: number): [date: number, time: number] {
  const at = new Date(modified);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return [date, time];
}

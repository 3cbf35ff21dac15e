import { crc32 } from 'node:zlib';

const lineBytes = 72;
const entryName = 'META-INF/MANIFEST.MF';

/** A jar that holds nothing but a manifest, which starts `mainClass` from another jar at `classPath` (a file: URL). */
export function manifestJar(mainClass: string, classPath: string): Buffer {
  const manifest = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPath}`]
    .map((line) => `${wrap(line)}\r\n`)
    .join('');
  return storedZip(entryName, Buffer.from(`${manifest}\r\n`));
}

/** Wraps one manifest line: at most 72 bytes a line, the next ones begin with a space (JAR File Specification). */
export function wrap(line: string): string {
  if (line.length <= lineBytes) return line;
  return `${line.slice(0, lineBytes)}\r\n${wrap(` ${line.slice(lineBytes)}`)}`;
}

// A zip with one uncompressed entry: local header, data, central directory, end record (APPNOTE.TXT 4.3).
function storedZip(name: string, data: Buffer): Buffer {
  const nameBytes = Buffer.from(name);
  const checksum = crc32(data);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(10, 4);
  local.writeUInt32LE(checksum, 14);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(data.length, 22);
  local.writeUInt16LE(nameBytes.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(10, 4);
  central.writeUInt16LE(10, 6);
  central.writeUInt32LE(checksum, 16);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(data.length, 24);
  central.writeUInt16LE(nameBytes.length, 28);
  const centralOffset = local.length + nameBytes.length + data.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + nameBytes.length, 12);
  end.writeUInt32LE(centralOffset, 16);
  return Buffer.concat([local, nameBytes, data, central, nameBytes, end]);
}

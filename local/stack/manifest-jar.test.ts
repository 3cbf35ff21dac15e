import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manifestJar, wrap } from './firestore-emulator.ts';

const printable = fc.string({
  unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 400,
});

test('wraps manifest lines at 72 bytes, and joining them restores the text', () => {
  fc.assert(
    fc.property(printable, (text) => {
      const lines = wrap(`Class-Path: file:///${text}`).split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 72)).toBe(true);
      expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
      const [first = '', ...rest] = lines;
      expect(first + rest.map((line) => line.slice(1)).join('')).toBe(`Class-Path: file:///${text}`);
    }),
  );
});

test('the jar starts like a ZIP file and contains the manifest', () => {
  const jar = manifestJar('com.example.Main', 'file:///opt/emulator.jar');
  expect(jar.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(jar.toString('latin1')).toContain(
    'Manifest-Version: 1.0\r\nMain-Class: com.example.Main\r\nClass-Path: file:///opt/emulator.jar\r\n\r\n',
  );
});

import { expect, test } from 'vitest';
import { safeFileName, safePath } from './file-name.ts';

test.each([
  ['Invoice INV-1001.pdf', 'Invoice INV-1001.pdf'],
  ['Factura №7 ñandú.pdf', 'Factura №7 ñandú.pdf'],
  ['Invoice 2026/14.pdf', 'Invoice 2026-14.pdf'],
  ['..', 'file'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['a\\b:c*d?e"f<g>h|i.pdf', 'a-b-c-d-e-f-g-h-i.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'a--Set-Cookie- x.pdf'],
  ['a\u0000b\u007f.pdf', 'a-b-.pdf'],
  ['fdp\u202e.exe', 'fdp-.exe'],
  ['lone \ud800.pdf', 'lone \ufffd.pdf'],
  ['  .hidden. ', 'hidden'],
  ['', 'file'],
  ['con', 'con-'],
  ['NUL.pdf', 'NUL-.pdf'],
  ['Console.pdf', 'Console.pdf'],
  ['Jose\u0301.pdf', 'José.pdf'],
])('the file name of %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
  expect(safeFileName(safe)).toBe(safe);
});

test('shortens a long name before its extension, between characters', () => {
  const name = safeFileName(`${'№'.repeat(300)}.pdf`);
  expect(name).toMatch(/^№+\.pdf$/);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
});

test.each([
  ['papers/invoices/Invoice INV-1 (a).pdf', 'papers/invoices/Invoice INV-1 (a).pdf'],
  ['files/photos/../../x.jpg', 'files/photos/file/file/x.jpg'],
  ['/etc/passwd', 'etc/passwd'],
  ['C:\\x', 'C--x'],
])('the path of %j', (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

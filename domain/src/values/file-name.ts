/** Windows refuses these as names, with any extension: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)$/i;
/** Path separators, characters that Windows refuses, and characters that no one sees or that turn text around. */
const refused = /[/\\:*?"<>|\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
/** Bytes, as most file systems allow 255 and a copy may add some: " (2)". */
const mostBytes = 200;

/** A name that every system takes for one file in the folder where it is saved. Keeps accents and signs such as №. */
export function safeFileName(name: string): string {
  const shown = name
    .toWellFormed()
    .normalize('NFC')
    .replace(refused, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const [base = '', ...extensions] = shown.split('.');
  const allowed = device.test(base.trim()) ? [`${base.trim()}-`, ...extensions].join('.') : shown;
  return shortened(allowed) || 'file';
}

/** A path of a ZIP file that stays in the folder where it is unpacked. */
export function safePath(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map(safeFileName)
    .join('/');
}

/** Cut before its extension. */
function shortened(name: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  if (bytes(name) <= mostBytes) return name;
  const [extension = ''] = /\.[a-z\d]{1,8}$/i.exec(name) ?? [];
  const letters = [...name.slice(0, name.length - extension.length)];
  while (bytes(letters.join('')) + extension.length > mostBytes) letters.pop();
  return `${letters.join('').trimEnd()}${extension}`;
}

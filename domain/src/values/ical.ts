/** Bytes of a line, its end not counted (RFC 5545, 3.1). */
const maxLineBytes = 75;
/** What nearly every line is: letters of a byte each, and few enough. */
const shortLine = /^[ -~]{0,75}$/;

/**
 * One content line of an iCalendar object, folded, with its end.
 * @param value as the property's type has it; texts go through `icalText` first
 */
export function icalLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  if (shortLine.test(line)) return `${line}\r\n`;
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = utf8Bytes(character);
    if (bytes + size > maxLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return `${folded}\r\n`;
}

/** A text as a property's value (RFC 5545, 3.3.11). */
export function icalText(text: string): string {
  return withoutControls(text.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A text as a parameter's value, in quotes, which have no escape there (RFC 5545, 3.2). */
export function icalParameter(text: string): string {
  return `"${withoutControls(text).replace(/\s+/g, ' ').replaceAll('"', "'").trim()}"`;
}

/** An instant in UTC: 20261124T150000Z. */
export function icalInstant(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

function utf8Bytes(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

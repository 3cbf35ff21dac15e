/** Bytes per line without its end (RFC 5545, 3.1). */
const maxLineBytes = 75;
/** The common case: a short ASCII line. */
const shortLine = /^[ -~]{0,75}$/;

/**
 * A folded content line of an iCalendar object, with its end.
 * @param value in the property's type; escape texts with `icalText`
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

/** A text as a property value (RFC 5545, 3.3.11). */
export function icalText(text: string): string {
  return withoutControls(text.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A text as a quoted parameter value. Quotes have no escape there (RFC 5545, 3.2). */
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

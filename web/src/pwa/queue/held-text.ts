import { idSchema } from '@welding/domain/values/text-fields';

/** The words and numbers of an item's body, one a line, without ids and drawings. Works for any version of the app. */
export function heldText(body: unknown): string {
  return linesOf(body, '').join('\n');
}

function linesOf(value: unknown, name: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    return Object.entries(value).flatMap(([field, inner]) => linesOf(inner, isList ? name : field));
  }
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === undefined || text === null || text === '') return [];
  if (typeof text === 'string' && (idSchema.safeParse(text).success || text.startsWith('data:'))) return [];
  return [name ? `${wordsOf(name)}: ${String(text)}` : String(text)];
}

/** For example "Visit name" for visitName. */
function wordsOf(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

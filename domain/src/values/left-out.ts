import { inLanguages, plural, say } from './language.ts';

const leftOutTexts = inLanguages({
  leftOut: say(
    (count: number, names: string) =>
      `Note: ${plural(count, '1 entry', `${count} entries`)} could not be read and ${plural(count, 'is', 'are')} missing here: ${names}`,
    (count, names) =>
      `Aviso: ${plural(count, '1 entrada no se pudo leer y falta', `${count} entradas no se pudieron leer y faltan`)} aquí: ${names}`,
  ),
});

const mostNamed = 20;

/**
 * The last line of a file that lacks what could not be read.
 * @param names of the documents, as collection/id
 */
export function leftOutText(names: readonly string[]): string {
  const more = names.length > mostNamed ? ', …' : '';
  return leftOutTexts().leftOut(names.length, names.slice(0, mostNamed).join(', ') + more);
}

/** What a CSV file says in its last line about missing entries; undefined for a complete one. */
export function leftOutOf(csv: string): string | undefined {
  const last = csv.trimEnd().split('\r\n').at(-1) ?? '';
  return /^"?((?:Note|Aviso): .*?)"?$/.exec(last)?.[1];
}

import Papa from 'papaparse';

/** Excel's first line that names the separator. */
const separatorLine = /^\s*sep=(.)\r?\n/i;

/** The cells of a CSV file, and the indexes of its lines with a quote that is not closed, which are read without quotes. */
export type ReadCsv = { readonly grid: string[][]; readonly broken: ReadonlySet<number> };

/** After so many, the file means inches by its quotes. */
const mostBroken = 100;

/**
 * Reads a CSV file. Papa Parse finds the separator, quotes and line ends. A quote that is not closed, as in "6" pipe, costs its own
 * line alone: the next one is read as if nothing had happened.
 */
export function readCsv(text: string): ReadCsv {
  const [line = '', named] = separatorLine.exec(text) ?? [];
  const [grid, broken]: [string[][], Set<number>] = [[], new Set()];
  const delimiter = named ?? delimiterOf(text);
  let rest = text.slice(line.length);
  while (rest) {
    let brokenFrom: number | undefined;
    let read = 0;
    Papa.parse<string[]>(rest, {
      delimiter,
      ...(broken.size >= mostBroken && { quoteChar: noQuote }),
      step: ({ data, errors, meta }, parser) => {
        if (errors.some(({ type }) => type === 'Quotes')) {
          brokenFrom = read;
          return parser.abort();
        }
        read = meta.cursor;
        if (broken.size >= mostBroken && data.some((cell) => cell.startsWith('"'))) broken.add(grid.length);
        grid.push(data);
      },
    });
    if (brokenFrom === undefined) break;
    const [cells, length] = firstLine(rest.slice(brokenFrom), delimiter);
    broken.add(grid.length);
    grid.push(cells);
    rest = rest.slice(brokenFrom + length);
  }
  return { grid: grid.map((cells) => cells.map((cell) => cell.trim())), broken };
}

/** Papa Parse then takes quotes as text. */
const noQuote = '\0';

/** The separator of most of the first lines; without quotes, if one that is not closed hides it. */
function delimiterOf(text: string): string {
  const guess = (quoteChar: string) =>
    Papa.parse(text, { preview: 20, delimitersToGuess: [',', ';', '\t', '|'], quoteChar });
  const { meta, errors } = guess('"');
  return errors.some(({ type }) => type === 'Delimiter') ? guess(noQuote).meta.delimiter : meta.delimiter;
}

/** The cells of a text's first line, with its quotes as text, and its length. */
function firstLine(text: string, delimiter: string): [string[], number] {
  const [end] = /\r?\n|\r/.exec(text) ?? [''];
  const length = end ? text.indexOf(end) + end.length : text.length;
  const [cells = []] = Papa.parse<string[]>(text.slice(0, length - end.length), {
    delimiter,
    quoteChar: '\0',
  }).data;
  return [cells, length];
}

import Papa from 'papaparse';

/** Excel's first line that names the separator. */
const separatorLine = /^\s*sep=(.)\r?\n/i;

/** The cells of a CSV file. Papa Parse finds the separator, quotes and line ends. */
export function readCsv(text: string): string[][] {
  const [line = '', delimiter] = separatorLine.exec(text) ?? [];
  const { data } = Papa.parse<string[]>(text.slice(line.length), {
    ...(delimiter && { delimiter }),
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

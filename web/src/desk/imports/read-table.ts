/** A file of records as a table: what its columns are called, and the cells of each row. */
export type Table = { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Text as programs write it: UTF-8, and from older ones Windows-1252. */
export function decodeText(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file as a table, by what it holds: vCard or CSV. Undefined for one without a row. */
export function readTable(text: string): Table | undefined {
  const table = /^\s*BEGIN:VCARD/i.test(text) ? readVcards(text) : readCsv(text);
  return table.rows.length > 0 ? table : undefined;
}

/** CSV as RFC 4180 has it, its cells parted by commas, semicolons or tabs. The first row names the columns. */
function readCsv(text: string): Table {
  const [first = ''] = text.split('\n', 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  const [{ mark } = { mark: ',' }] = counted.toSorted((one, other) => other.count - one.count);
  const rows = cellsOf(text, mark).filter((cells) => cells.some((cell) => cell !== ''));
  const [headings = [], ...others] = rows;
  return { headings, rows: others };
}

function cellsOf(text: string, mark: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (letter === mark) end();
    else if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) {
      end();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  end();
  return rows;
}

const vcardHeadings = ['company', 'name', 'firstName', 'lastName', 'email', 'phone', 'address'] as const;

/** vCard 2.1 to 4.0 (RFC 6350): of several emails or numbers of a person the first. */
function readVcards(text: string): Table {
  const lines = text
    .replace(/=\r?\n/g, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n|\r/);
  const rows: string[][] = [];
  let card = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    const property = name.toUpperCase();
    if (property === 'BEGIN') card = new Map();
    else if (property === 'END') rows.push(rowOf(card));
    else if (property && !card.has(property)) {
      card.set(property, /quoted-printable/i.test(parameters) ? unquoted(value) : value);
    }
  }
  return { headings: vcardHeadings, rows };
}

function rowOf(card: ReadonlyMap<string, string>): string[] {
  const parts = (property: string) => {
    const escaped = (card.get(property) ?? '').replaceAll('\\;', '\0').split(';');
    return escaped.map((part) => plain(part.replaceAll('\0', ';')));
  };
  const [lastName = '', firstName = ''] = parts('N');
  const address = parts('ADR').filter(Boolean).join(', ');
  const [company = ''] = parts('ORG');
  const whole = plain(card.get('FN') ?? '');
  const phone = plain(card.get('TEL') ?? '').replace(/^tel:/i, '');
  return [
    company,
    whole === company ? '' : whole,
    firstName,
    lastName,
    plain(card.get('EMAIL') ?? ''),
    phone,
    address,
  ];
}

function plain(text: string): string {
  return text
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;\\])/g, '$1')
    .trim();
}

/** What =C3=A9 stands for (RFC 2045, 6.7). */
function unquoted(text: string): string {
  const bytes = [...text.matchAll(/=([\dA-F]{2})|([^=])/gi)].flatMap(([, hex, letter = '']) =>
    hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(letter)],
  );
  return decodeText(new Uint8Array(bytes));
}

import { type ImportKind, type ImportRow, importColumns } from '@welding/domain/entities/import-request';

/** A file of records: its column headings, and the cells of each row. */
export type Table = { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Decodes UTF-8, or Windows-1252 from older programs. */
export function decodeText(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads vCard or CSV, detected by content. Undefined without a row. */
export function readTable(text: string): Table | undefined {
  const table = /^\s*BEGIN:VCARD/i.test(text) ? readVcards(text) : readCsv(text);
  return table.rows.length > 0 ? table : undefined;
}

/** CSV by RFC 4180, separated by commas, semicolons or tabs. The first row contains the headings. */
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

/** vCard 2.1 to 4.0 (RFC 6350). Keeps a person's first email and first phone number. */
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

/** Decodes quoted-printable text such as =C3=A9 (RFC 2045, 6.7). */
function unquoted(text: string): string {
  const bytes = [...text.matchAll(/=([\dA-F]{2})|([^=])/gi)].flatMap(([, hex, letter = '']) =>
    hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(letter)],
  );
  return decodeText(new Uint8Array(bytes));
}

export type Column = (typeof importColumns)[ImportKind][number];
/** The index of the file's column for each of our fields. A missing key means that the file lacks it. */
export type Mapping = Readonly<Partial<Record<Column, number>>>;

/** Headings of other programs in English and Spanish, without accents and punctuation. */
const names: Readonly<Record<Column, RegExp>> = {
  company: /^(company|organi[sz]ation|business|empresa|compania|negocio)( name)?$/,
  firstName: /^(first|given)( ?name)?$|^nombres?$|customer first/,
  lastName: /^(last|family|sur) ?name$|^last$|^apellidos?$/,
  name: /^(full |display |customer |client |company )?name$|^(contact|contacto|client|customer|company|item|description|product|service|product service|cliente|nombre completo|articulo|descripcion|producto|servicio|concepto)s?( name)?$/,
  email: /e ?mail|correo/,
  phone: /phone|mobile|cell|tel(efono)?\b|celular|movil/,
  address: /address|street|direccion|calle|domicilio/,
  billingAddress: /^bill(ing)?( to)?( address| street)?$|^(direccion de )?facturacion$/,
  dueDays: /\bterms?\b|^net( days)?$|plazo|condiciones/,
  asksPo: /\bpo\b|purchase order|orden de compra/,
  kind: /^(type|kind|category|tipo|categoria)$/,
  unit: /^(unit|uom|unit of measure|per|unidad)$/,
  unitPrice: /price|rate|precio|tarifa/,
  cost: /cost/,
  number: /^(invoice )?(number|no|num|#)$|^invoice( ?(number|no|num|#))?$|^(numero|factura)/,
  amount: /balance|amount due|open|owed|total|amount|saldo|monto|importe/,
  dueDate: /due|vence|vencimiento/,
  note: /note|memo|description|nota|descripcion/,
};

/** Guesses the file's column for each of our fields, first by heading, then by content. */
export function guessColumns(kind: ImportKind, { headings, rows }: Table): Mapping {
  const free = new Map(headings.map((heading, index) => [index, plainHeading(heading)]));
  const mapping: Partial<Record<Column, number>> = {};
  const take = (column: Column, fits: (heading: string, index: number) => boolean) => {
    if (mapping[column] !== undefined) return;
    const found = [...free].find(([index, heading]) => fits(heading, index));
    if (!found) return;
    mapping[column] = found[0];
    free.delete(found[0]);
  };
  const columns: readonly Column[] = importColumns[kind];
  // Without another address, the billing address is the address.
  const isBilling = (heading: string) => names.billingAddress.test(heading);
  const hasAnother = [...free.values()].some((heading) => names.address.test(heading) && !isBilling(heading));
  if (hasAnother && columns.includes('billingAddress')) take('billingAddress', isBilling);
  for (const column of columns) take(column, (heading) => heading === plainHeading(column));
  for (const column of columns) take(column, (heading) => names[column].test(heading));
  const most = (index: number, pattern: RegExp) => {
    const cells = rows.map((row) => row[index] ?? '').filter(Boolean);
    return cells.length > 0 && cells.filter((cell) => pattern.test(cell)).length * 2 > cells.length;
  };
  if (columns.includes('email')) take('email', (_, index) => most(index, /^\S+@\S+\.\S+$/));
  if (columns.includes('phone')) take('phone', (_, index) => most(index, /^\+?[\d\s().-]{10,}$/));
  return mapping;
}

function plainHeading(heading: string): string {
  const words = heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .toLowerCase();
  return words
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z#]+/g, ' ')
    .trim();
}

/** The rows as the API expects them. */
export function rowsOf({ rows }: Table, mapping: Mapping): ImportRow<ImportKind>[] {
  const used = Object.entries(mapping);
  return rows.map((cells) =>
    Object.fromEntries(used.flatMap(([column, index]) => (cells[index] ? [[column, cells[index]]] : []))),
  );
}

import { type ImportKind, type ImportRow, importColumns } from '@welding/domain/entities/import-request';
import type { Table } from './read-table.ts';

export type Column = (typeof importColumns)[ImportKind][number];
/** Which column of the file, by its place, holds each of ours; those that are missing are not in the file. */
export type Mapping = Readonly<Partial<Record<Column, number>>>;

/** What programs call a column, in English and Spanish, without accents and marks. */
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

/** The column of the file that is most likely meant for each of ours: by its heading, then by what its cells look like. */
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
  // A lone billing address is the address.
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

/** The rows as the API takes them. */
export function rowsOf({ rows }: Table, mapping: Mapping): ImportRow<ImportKind>[] {
  const used = Object.entries(mapping);
  return rows.map((cells) =>
    Object.fromEntries(used.flatMap(([column, index]) => (cells[index] ? [[column, cells[index]]] : []))),
  );
}

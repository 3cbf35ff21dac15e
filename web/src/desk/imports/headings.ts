import type { ImportKind, importColumns } from '@welding/domain/entities/import-request';
import { plainLetters } from '@welding/domain/values/plain-letters';

export type Column = (typeof importColumns)[ImportKind][number];
/** A file's columns that are no field of ours: what decides about an open balance, and a company's person. */
export type ExtraColumn = 'total' | 'paid' | 'contact';
/** What a column of a file becomes. Several columns can make one field. */
export type Target = Column | ExtraColumn | 'leaveOut';

/** A heading for comparing: "E-mail 1 - Value" is "e mail 1 value". */
export function plainHeading(heading: string): string {
  return plainLetters(heading.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim();
}

/** The headings of other programs in English and Spanish, as `plainHeading` writes them. */
export const headingsOf: Readonly<Record<Exclude<Target, 'leaveOut'>, RegExp>> = {
  company: /^(company|organi[sz]ation|business|empresa|compania|negocio)( name)?$/,
  firstName:
    /^(first|given|middle)( ?name)?$|^(primer |segundo )?nombres?$|^customer first|^contact first name$|^m i$/,
  lastName: /^(last|family|sur) ?name$|^last$|^apellidos?$|^contact last name$|^(name )?suffix$/,
  name: /^(full |display |customer |client |company |contact )?name$|^(contact|contacto|client|customer|company|item|description|product|service|product service|cliente|nombre completo|articulo|descripcion|producto|servicio|concepto)s?( name| full name)?$|^(customer|client) (full|display) name$|^bill(ed)? to( name)?$/,
  email: /e ?mail|correo/,
  phone: /phone|mobile|\bcell|\btel(efono)?s?\b|celular|movil|\bfax\b/,
  address: /address|direccion|domicilio|^(bill|ship) to$/,
  street:
    /(^|\b)(street|address line|calle)( address| name| line)?( \d)?$|^(bill|ship) to \d$|^calle y numero$|^address ?\d?$|^address \d street/,
  unit: /\b(unit|apt|suite|apartment|extended address|unidad|departamento)( number)?$|^uom$|^unit of measure$|^per$/,
  city: /\b(city|town|ciudad|municipio|locality)$/,
  state: /(\b(state|province|estado|provincia)|(^|[^y] )region)( province)?$/,
  zip: /\bzip\b|postal|^c p$/,
  country: /\b(country|pais)( region)?$/,
  billingAddress: /^bill(ing)?( to)?( address| street)?$|^(direccion de )?facturacion$/,
  dueDays: /\bterms?\b|^net( days)?$|plazo|condiciones/,
  asksPo: /\bpo\b|purchase order|orden de compra/,
  kind: /^(type|kind|category|tipo|categoria|item type)$/,
  unitPrice: /price|rate|precio|tarifa/,
  cost: /cost/,
  taxable: /^(?!.*(purchase|compra))(.*\b(tax(able|ed)?|taxes|gravad[ao]|gravable)\b|.*impuestos?\b)/,
  number:
    /^(invoice )?(number|no|num|#)$|^invoice( ?(id|number|no|num|#))?$|^(numero|factura)|^(transaction|doc|document|reference|ref|inv) ?(number|no|num|#)$/,
  amount: /balance|amount due|\bdue amount|open|owed|outstanding|saldo|por cobrar|^(amount|monto|importe)$/,
  total: /^(invoice |grand )?(total|amount)( amount| usd)?$|^(monto|importe|total)$/,
  paid: /^(amount )?paid( to date| amount)?$|^payments?$|^pagado$|^abonado$/,
  status: /^(invoice |payment |job |visit )?(status|estado)$/,
  title: /^(job|work|visit)( title| name)?$|title|subject|^trabajo$|titulo|asunto/,
  when: /^(visit |job )?(start )?(date|day|when)( and time)?$|scheduled|^start( date| day)?$|^fecha|^inicio|^dia/,
  time: /^(visit |job |start )?time$|^hora( de inicio)?$/,
  minutes: /duration|length|minutes|duracion|minutos/,
  dueDate: /due|vence|vencimiento/,
  contact: /^full name$|^primary contact$/,
  note: /note|memo|comment|description|nota|descripcion|observacion/,
};

/** Whether a cell reads as the heading of a column. */
export function isHeading(cell: string): boolean {
  const heading = plainHeading(cell);
  if (heading === '' || cell.length > 60 || /\S@\S+\.\S|\d{4}/.test(cell)) return false;
  return (
    Object.values(headingsOf).some((pattern) => pattern.test(heading)) ||
    /^(date|fecha|id|title|tags?)$/.test(heading)
  );
}

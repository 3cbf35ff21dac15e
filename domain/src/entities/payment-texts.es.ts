import type { Translated } from '../values/language.ts';
import type { texts as english } from './payment-texts.en.ts';

export const texts: Translated<typeof english> = {
  project: 'Proyecto',
  client: 'Cliente',
  estimate: 'Presupuesto',
  invoice: 'Factura',
  oneThing: 'Un pago es para una sola cosa',
  method: 'La forma de pago debe ser efectivo, cheque u otra',
  noId: (label) => `${label}: debe ser un identificador`,
  noIdOrEmpty: (label) => `${label}: debe ser un identificador o estar vacío`,
  number: 'El monto debe ser un número',
  range: 'El monto debe estar entre $1.00 y $999,999.99',
  cents: 'El monto debe tener dos decimales como máximo',
};

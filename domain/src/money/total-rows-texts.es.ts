import type { Translated } from '../values/language.ts';
import type { texts as english } from './total-rows-texts.en.ts';

export const texts: Translated<typeof english> = {
  rest: {
    plain: (names) => `Resto de lo acordado: ${names}`,
    taxed: (names) => `Resto de lo acordado, con impuesto sobre ventas incluido: ${names}`,
  },
  agreed: {
    plain: (names) => `Según lo acordado: ${names}`,
    taxed: (names) => `Según lo acordado, con impuesto sobre ventas incluido: ${names}`,
  },
  units: {
    hour: { one: 'hora', other: 'horas' },
    day: { one: 'día', other: 'días' },
    piece: { one: 'pieza', other: 'piezas' },
    trip: { one: 'viaje', other: 'viajes' },
    mile: { one: 'milla', other: 'millas' },
    job: { one: 'trabajo', other: 'trabajos' },
    each: { one: 'unidad', other: 'unidades' },
    ft: { one: 'pie', other: 'pies' },
    'sq ft': { one: 'pie cuadrado', other: 'pies cuadrados' },
    'cu ft': { one: 'pie cúbico', other: 'pies cúbicos' },
  },
  materials: 'Piezas y materiales incluidos',
  deposit: 'Anticipo al aprobar',
  agreedBefore: 'Acordado antes',
  newAgreed: 'Nuevo total acordado',
  paid: 'Pagado',
  toPay: 'Por pagar',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  total: 'Total',
  creditNote: (number) => `Nota de crédito ${number}`,
  salesTax: (rate) => `Impuesto sobre ventas ${rate}%`,
};

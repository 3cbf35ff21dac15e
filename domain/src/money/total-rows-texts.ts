import { inLanguages, say } from '../values/language.ts';

export const totalRowsTexts = inLanguages({
  rest: {
    plain: say(
      (names: string) => `Rest of what was agreed: ${names}`,
      (names) => `Resto de lo acordado: ${names}`,
    ),
    taxed: say(
      (names: string) => `Rest of what was agreed, sales tax included: ${names}`,
      (names) => `Resto de lo acordado, con impuesto sobre ventas incluido: ${names}`,
    ),
  },
  agreed: {
    plain: say(
      (names: string) => `As agreed: ${names}`,
      (names) => `Según lo acordado: ${names}`,
    ),
    taxed: say(
      (names: string) => `As agreed, sales tax included: ${names}`,
      (names) => `Según lo acordado, con impuesto sobre ventas incluido: ${names}`,
    ),
  },
  /** Units as stored, and their singular and plural. */
  units: say(
    {
      hour: { one: 'hour', other: 'hours' },
      day: { one: 'day', other: 'days' },
      piece: { one: 'piece', other: 'pieces' },
      trip: { one: 'trip', other: 'trips' },
      mile: { one: 'mile', other: 'miles' },
      job: { one: 'job', other: 'jobs' },
    } as Readonly<Record<string, { readonly one: string; readonly other: string }>>,
    {
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
  ),
  materials: say('Parts and materials in it', 'Piezas y materiales incluidos'),
  deposit: say('Deposit on approval', 'Anticipo al aprobar'),
  agreedBefore: say('Agreed before', 'Acordado antes'),
  newAgreed: say('New agreed total', 'Nuevo total acordado'),
  paid: say('Paid', 'Pagado'),
  onItsWay: say('On its way', 'En camino'),
  toPay: say('To pay', 'Por pagar'),
  subtotal: 'Subtotal',
  discount: say('Discount', 'Descuento'),
  total: 'Total',
  creditNote: say(
    (number: string) => `Credit note ${number}`,
    (number) => `Nota de crédito ${number}`,
  ),
  salesTax: say(
    (taxRate: number) => `Sales tax ${taxRate}%`,
    (rate) => `Impuesto sobre ventas ${rate}%`,
  ),
});

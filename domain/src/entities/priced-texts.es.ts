import type { Translated } from '../values/language.ts';
import type { texts as english } from './priced-texts.en.ts';

export const texts: Translated<typeof english> = {
  name: 'Nombre',
  nameRequired: 'Escriba un nombre',
  terms: 'Condiciones',
  archived: 'Archivado',
  lineKinds: {
    labor: 'Mano de obra',
    material: 'Material',
    trip: 'Cargo por traslado',
    after_hours: 'Fuera de horario',
    other: 'Otro',
  },
  description: 'Descripción',
  descriptionRequired: 'Escriba una descripción',
  unit: 'Unidad',
  kind: 'El tipo debe ser labor, material, trip, after_hours u other',
  quantity: 'La cantidad debe estar entre 0.01 y 99,999.99, con dos decimales como máximo',
  taxable: 'Con impuesto',
  unitPriceRequired: 'Escriba el precio por unidad',
  active: 'Activo',
  messages: {
    noLines: 'Se necesita al menos un renglón',
    tooLarge: 'El total es demasiado alto',
    belowZero: 'Una factura no puede quedar en menos de cero',
  },
  tooManyLines: (max) => `${max} renglones como máximo`,
  salesTax: 'Impuesto sobre ventas',
  deposit: 'Anticipo',
  discount: 'Descuento',
  percent: (label, max) => `${label}: debe estar entre 0 y ${max} por ciento, con tres decimales como máximo`,
  share: (label) => `${label}: debe ser un porcentaje o un monto`,
};

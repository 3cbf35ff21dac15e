import type { texts as english } from './amount-texts.en.ts';
import type { Translated } from './language.ts';

export const texts: Translated<typeof english> = {
  number: 'El monto debe ser un número',
  unclear: (typed, whole, decimal) => `${typed} se puede leer de dos maneras. Escriba ${whole} o ${decimal}`,
  tooLarge: 'El monto es demasiado alto',
  cents: 'El monto admite dos decimales como máximo',
  negative: 'El monto no puede ser negativo',
  wholeNumber: (label, min, max) => `${label}: debe ser un número entero de ${min} a ${max}`,
  trueOrFalse: (label) => `${label}: debe ser true o false`,
  noDay: (label) => `${label}: debe ser un día del calendario`,
  future: (label) => `${label}: no puede ser una fecha futura`,
  longAgo: (label) => `${label}: debe estar dentro de los últimos dos años`,
};

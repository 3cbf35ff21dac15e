import type { Translated } from '../values/language.ts';
import type { texts as english } from './availability-texts.en.ts';

export const texts: Translated<typeof english> = {
  date: 'La fecha debe tener la forma AAAA-MM-DD',
  unknownParameter: 'La dirección tiene un parámetro desconocido',
  days: (max) => `Los días deben ser un número entero de 1 a ${max}`,
};

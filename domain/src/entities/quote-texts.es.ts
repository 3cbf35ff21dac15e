import type { Translated } from '../values/language.ts';
import type { texts as english } from './quote-texts.en.ts';

export const texts: Translated<typeof english> = {
  noRange: 'Un rango de precios son dos montos en dólares enteros, primero el menor',
  about: (dollars) => `alrededor de ${dollars}`,
  fromTo: (low, high) => `${low} a ${high}`,
  reasonRequired: 'Elija un motivo',
};

import type { Translated } from '../values/language.ts';
import type { texts as english } from './earnings-texts.en.ts';

export const texts: Translated<typeof english> = {
  month: 'Indique un mes, AAAA-MM',
  noHours: 'Sin horas anotadas',
};

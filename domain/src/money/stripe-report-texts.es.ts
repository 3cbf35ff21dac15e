import type { Translated } from '../values/language.ts';
import type { texts as english } from './stripe-report-texts.en.ts';

export const texts: Translated<typeof english> = {
  days: 'Desde y hasta deben ser días del calendario, AAAA-MM-DD',
  order: 'La fecha inicial no puede ser después de la final',
};

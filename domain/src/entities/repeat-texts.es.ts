import type { Translated } from '../values/language.ts';
import type { texts as english } from './repeat-texts.en.ts';

export const texts: Translated<typeof english> = {
  every: {
    '3': 'Cada 3 meses',
    '6': 'Cada 6 meses',
    '12': 'Cada 12 meses',
  },
  everyRequired: 'Repita cada 3, 6 o 12 meses',
};

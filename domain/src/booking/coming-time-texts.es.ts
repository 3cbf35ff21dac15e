import type { Translated } from '../values/language.ts';
import { withArticle } from '../values/spanish.ts';
import type { texts as english } from './coming-time-texts.en.ts';

export const texts: Translated<typeof english> = {
  today: 'hoy',
  tomorrow: 'mañana',
  soon: (day, clock) => `${day} a ${withArticle(clock)}`,
  dated: (day, clock) => `${day}, ${clock}`,
};

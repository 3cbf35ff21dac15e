import type { Translated } from '@welding/domain/values/language';
import { withArticle } from '@welding/domain/values/spanish';
import type { texts as english } from './progress-texts.en.ts';

export const texts: Translated<typeof english> = {
  finished: (time) => `terminado a ${withArticle(time)}`,
  started: (time) => `empezado a ${withArticle(time)}`,
  onTheWay: (time) => `en camino desde ${withArticle(time)}`,
};

import type { Translated } from '@welding/domain/values/language';
import { withArticle } from '@welding/domain/values/spanish';
import type { texts as english } from './progress-texts.en.ts';

export const texts: Translated<typeof english> = {
  finished: (time) => `terminó a ${withArticle(time)}`,
  started: (time) => `empezó a ${withArticle(time)}`,
  onTheWay: (time) => `en camino desde ${withArticle(time)}`,
};

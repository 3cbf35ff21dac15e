import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './compare-texts.en.ts';

export const texts: Translated<typeof english> = {
  before: 'Antes',
  after: 'Después',
  compare: 'Comparar antes y después',
  shareBefore: (share) => `${share}% de antes`,
};

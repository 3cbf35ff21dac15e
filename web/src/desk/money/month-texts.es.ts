import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './month-texts.en.ts';

export const texts: Translated<typeof english> = {
  show: (month) => `Ver ${month}`,
};

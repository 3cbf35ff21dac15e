import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './errors-texts.en.ts';

export const texts: Translated<typeof english> = {
  tryAgain: 'Intentar de nuevo',
};

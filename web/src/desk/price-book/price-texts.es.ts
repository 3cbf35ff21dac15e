import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './price-texts.en.ts';

export const texts: Translated<typeof english> = {
  perUnit: (price, unit) => `${price} por ${unit}`,
};

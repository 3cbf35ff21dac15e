import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './search-texts.en.ts';

export const texts: Translated<typeof english> = {
  services: 'Servicios de soldadura',
};

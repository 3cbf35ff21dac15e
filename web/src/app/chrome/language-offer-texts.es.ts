import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './language-offer-texts.en.ts';

export const texts: Translated<typeof english> = {
  ask: '¿Prefiere leer este sitio en español?',
  readSpanish: 'Ver en español',
  notNow: 'Ahora no',
};

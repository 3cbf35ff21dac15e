import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './search-button-texts.en.ts';

export const texts: Translated<typeof english> = {
  search: 'Buscar',
  find: 'Buscar en todo',
  loading: 'Cargando el buscador',
};

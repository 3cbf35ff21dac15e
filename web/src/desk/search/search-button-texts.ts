import { inLanguages, say } from '@welding/domain/values/language';

export const searchButtonTexts = inLanguages({
  search: say('Search', 'Buscar'),
  find: say('Find', 'Buscar en todo'),
  loading: say('Loading the search', 'Cargando el buscador'),
});

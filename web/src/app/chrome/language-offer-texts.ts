import { inLanguages } from '@welding/domain/values/language';

/** Spanish texts in the English build, in their own file because few browsers load them. */
export const languageOfferTexts = inLanguages({
  ask: '¿Prefiere leer este sitio en español?',
  readSpanish: 'Ver en español',
  notNow: 'Ahora no',
});

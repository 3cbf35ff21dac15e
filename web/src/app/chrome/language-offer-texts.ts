import { inLanguages } from '@welding/domain/values/language';

/** Spanish in the English build, in a file of its own because only browsers that prefer Spanish show it. */
export const languageOfferTexts = inLanguages({
  ask: '¿Prefiere leer este sitio en español?',
  readSpanish: 'Ver en español',
  notNow: 'Ahora no',
});

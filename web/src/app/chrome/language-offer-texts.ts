import { inLanguages } from '@welding/domain/values/language';

/** What offers Spanish, which is Spanish in both. */
/** Spanish in the English build: said to those alone whose browser prefers it, in a file of its own. */
export const languageOfferTexts = inLanguages({
  ask: '¿Prefiere leer este sitio en español?',
  readSpanish: 'Ver en español',
  notNow: 'Ahora no',
});

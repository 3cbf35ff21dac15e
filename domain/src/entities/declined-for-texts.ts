import { inLanguages, say } from '../values/language.ts';

export const declinedForTexts = inLanguages({
  price: say('Price', 'Precio'),
  timing: say('Timing', 'Fechas'),
  somebody_else: say('Chose someone else', 'Otra empresa'),
  not_needed: say('No longer needed', 'Ya no hace falta'),
  other: say('Something else', 'Otro motivo'),
});

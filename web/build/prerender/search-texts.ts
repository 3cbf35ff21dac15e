import { inLanguages, say } from '@welding/domain/values/language';

/** Texts for search engines only. */
export const searchTexts = inLanguages({
  services: say('Welding services', 'Servicios de soldadura'),
});

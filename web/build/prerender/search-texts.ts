import { inLanguages, say } from '@welding/domain/values/language';

/** What search engines alone read. */
export const searchTexts = inLanguages({
  services: say('Welding services', 'Servicios de soldadura'),
});

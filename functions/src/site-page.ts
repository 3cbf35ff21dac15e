import { atSite } from '@welding/domain/paths';
import { currentLanguage, offeredLanguages } from '@welding/domain/values/language';

/** The path of a site or portal page in the current language, if the site offers it. */
export function sitePage(path: string): string {
  const spoken = currentLanguage();
  return atSite(path, offeredLanguages.includes(spoken) ? spoken : 'en');
}

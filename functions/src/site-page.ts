import { atSite } from '@welding/domain/paths';
import { currentLanguage, offeredLanguages } from '@welding/domain/values/language';

/** A page of site or portal, by its path in `paths`, in the language that is spoken, as far as the site offers it. */
export function sitePage(path: string): string {
  const spoken = currentLanguage();
  return atSite(path, offeredLanguages.includes(spoken) ? spoken : 'en');
}

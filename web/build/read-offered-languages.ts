import { type Language, offeredLanguages } from '@welding/domain/values/language';

const known: readonly Language[] = ['en', 'es'];

/**
 * The languages that are built and offered: LANGUAGES (`en`), else what the product offers by itself.
 * @throws Error for a language that it does not speak, and for a list without English
 */
export function readOfferedLanguages(variables: Record<string, string | undefined>): readonly Language[] {
  const value = variables['LANGUAGES'];
  if (!value) return offeredLanguages;
  const asked = value.split(',').map((name) => name.trim());
  const found = known.filter((language) => asked.includes(language));
  if (found[0] === 'en' && found.length === asked.length) return found;
  throw new Error(`The site cannot be built: LANGUAGES must name en, and es if it is offered, not ${value}`);
}

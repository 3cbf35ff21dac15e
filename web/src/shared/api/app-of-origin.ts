import { readSitePath } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import { deskPrefix, isDeskPath } from './desk-scope.ts';

/** The apps of this origin, each with a worker and caches of code of its own: the site in each language, and the desk. */
export type AppOfOrigin = 'desk' | Language;

/** Caches of code of each app begin with this; those of the English site, the first that was there, with nothing of their own. */
export const codePrefixes: Readonly<Record<AppOfOrigin, string>> = { desk: deskPrefix, es: 'es-', en: '' };

/** Whose address it is. */
export function appAt(pathname: string): AppOfOrigin {
  return isDeskPath(pathname) ? 'desk' : readSitePath(pathname).language;
}

/** The app of a cache. A client's data belongs to the English site; the Spanish one only shares it. */
export function appOfCache(name: string): AppOfOrigin {
  if (name.startsWith(codePrefixes.desk)) return 'desk';
  return name.startsWith(codePrefixes.es) ? 'es' : 'en';
}

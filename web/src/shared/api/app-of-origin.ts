import { deskScope, readSitePath } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';

/** The prefix of the desk's storage keys, databases and caches, because both apps share one origin. */
export const deskPrefix = 'desk-';

/** The desk's Firebase app. The portal's has no name. */
export const deskAppName = 'desk';

/** The worker's code caches. They hold no personal data and outlive a sign-out. */
export const deskCodePrefix = 'desk-code';

/** An empty cache whose name tells the worker the chosen language, the only storage it can read before it responds. */
export function chosenLanguageName(language: Language): string {
  return `${deskCodePrefix}-language-${language}`;
}

export function isDeskPath(pathname: string): boolean {
  return pathname === deskScope || pathname.startsWith(`${deskScope}/`);
}

/** The apps of this origin: the site in each language, and the desk. Each has its own worker and code caches. */
type AppOfOrigin = 'desk' | Language;

/** The prefix of each app's code caches. The English site has none. */
export const codePrefixes: Readonly<Record<AppOfOrigin, string>> = { desk: deskPrefix, es: 'es-', en: '' };

export function appAt(pathname: string): AppOfOrigin {
  return isDeskPath(pathname) ? 'desk' : readSitePath(pathname).language;
}

/** The app of a cache. Client data belongs to the English site; the Spanish site shares it. */
export function appOfCache(name: string): AppOfOrigin {
  if (name.startsWith(codePrefixes.desk)) return 'desk';
  return name.startsWith(codePrefixes.es) ? 'es' : 'en';
}

type Navigation = { request: Pick<Request, 'mode'>; url: Pick<URL, 'pathname'>; sameOrigin: boolean };

/** Whether a desk page is opened. Checked because the worker's scope is a plain prefix that would include /desktop. */
export function isScreenNavigation({ request, url, sameOrigin }: Navigation): boolean {
  return (
    sameOrigin &&
    request.mode === 'navigate' &&
    isDeskPath(url.pathname) &&
    !/\.[a-z0-9]+$/i.test(url.pathname)
  );
}

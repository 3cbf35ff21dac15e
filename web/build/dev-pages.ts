import { deskScope, readSitePath, siteScopes } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import type { Plugin } from 'vite';
import { isDeskPath } from '../src/shared/api/app-of-origin.ts';
import { deskLanguageKey } from '../src/shared/storage/storage-keys.ts';

/** Reads the language from the address, because one dev server serves both. */
const languageScript = `const path=location.pathname+'/';globalThis.__LANGUAGE__=path.startsWith('${siteScopes.es}/')||path.startsWith('${deskScope}/')&&localStorage.getItem('${deskLanguageKey}')==='es'?'es':'en';document.documentElement.lang=globalThis.__LANGUAGE__;`;

/** Gives each address of the app the HTML it starts from: the dev server has no prerendered pages and no rewrites. */
export function devPages(offered: readonly Language[]): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = request.headers.accept?.includes('text/html') && !/^\/(api|@)|\.\w+$/.test(pathname);
        if (isPage && offered.includes(readSitePath(pathname).language))
          request.url = isDeskPath(pathname) ? '/desk.html' : '/index.html';
        next();
      });
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: `${languageScript}globalThis.__OFFERED_LANGUAGES__=${JSON.stringify(offered)}`,
        injectTo: 'head-prepend',
      },
    ],
  };
}

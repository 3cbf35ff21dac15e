import type { Plugin } from 'vite';
import { isDeskPath } from '../src/shared/api/desk-scope.ts';

/** Gives each address of the app the HTML it starts from: the dev server has no prerendered pages and no rewrites. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = request.headers.accept?.includes('text/html') && !/^\/(api|@)|\.\w+$/.test(pathname);
        if (isPage) request.url = isDeskPath(pathname) ? '/desk.html' : '/index.html';
        next();
      });
    },
  };
}

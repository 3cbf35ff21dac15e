import type { Plugin } from 'vite';

/** Which HTML a page of the dev server begins with, by the start of its address; the first that fits. */
const entries = [{ under: '/', html: '/index.html' }];

/** Gives each address of the app the HTML it starts from: the dev server has no prerendered pages and no rewrites. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = request.headers.accept?.includes('text/html') && !/^\/(api|@)|\.\w+$/.test(pathname);
        const entry = entries.find(({ under }) => `${pathname}/`.startsWith(under));
        if (isPage && entry) request.url = entry.html;
        next();
      });
    },
  };
}

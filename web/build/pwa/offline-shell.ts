import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The file the service worker answers with, offline, for the portal, the checkout and unknown addresses. */
export const offlineShellFile = 'offline-shell.html';

/** Writes the offline shell after the pages were prerendered: an app shell that any route can render itself into. */
export function offlineShell(): Plugin {
  let folder = '';
  return {
    name: 'offline-shell',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const page = await readFile(join(folder, 'app-shell.html'), 'utf8');
        await writeFile(join(folder, offlineShellFile), emptyShell(page));
      },
    },
  };
}

/** A prerendered page without its content, its title and the hints for its route. @throws Error when it has no content. */
export function emptyShell(page: string): string {
  const content = /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/;
  if (!content.test(page)) throw new Error('The app shell has no #root before the end of its body');
  return page
    .replace(content, '<div id="root"></div>')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
}

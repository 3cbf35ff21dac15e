import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { pageStyles } from '../critical-css/page-styles.ts';
import { loadForNode } from '../load-for-node.ts';

export const signInFile = 'sign-in.html';

type ForNode = { renderSignIn: () => Promise<string> };

const title = /^<title[^>]*>[^<]*<\/title>/;

/** Prerenders the sign-in page after the desk's build, with the styles of its first paint. */
export function signInPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'sign-in-page',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        // Rolldown passes no error to this hook if one of its own plugins failed.
        if (error) return;
        const folder = resolve(config.root, config.build.outDir);
        const page = await readFile(join(folder, 'desk.html'), 'utf8').catch(() => undefined);
        if (page === undefined) return;
        const rendered = await loadForNode(config, 'src/desk/app/entry-server.tsx', (exports: ForNode) =>
          exports.renderSignIn(),
        );
        const body = rendered.replace(title, '');
        const styles = pageStyles(await stylesheetOf(page, { folder, base: config.base }), page + body);
        await writeFile(join(folder, signInFile), `<style>${styles}</style>${body}`);
      },
    },
  };
}

/** @throws Error if the page links no stylesheet of its own */
async function stylesheetOf(
  page: string,
  { folder, base }: { folder: string; base: string },
): Promise<string> {
  const url = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(page)?.[1];
  if (!url?.startsWith(base)) throw new Error('desk.html names no stylesheet');
  return await readFile(join(folder, url.slice(base.length)), 'utf8');
}

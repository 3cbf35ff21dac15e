import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Language } from '@welding/domain/values/language';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { loadForNode } from '../load-for-node.ts';
import { fillPage, type Stylesheet } from './fill-page.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { robotsText, sitemapXml } from './search-files.ts';

type ForNode = { renderPage: (pathname: string) => Promise<string> };

/**
 * Prerenders every page after the browser build, from a Node build of the same sources. Inlines the styles of the first
 * paint and preloads the route's scripts. The English build also writes the files for search engines, for all
 * languages.
 */
export function prerender(siteUrl: string, language: Language, offered: readonly Language[]): Plugin {
  let config: ResolvedConfig;
  let stylesheet: Stylesheet | undefined;
  const scriptsOfModule = new Map<string, readonly string[]>();

  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { routeModule, signedInModule = routeModule } of prerenderedPages)
          for (const name of [routeModule, signedInModule])
            scriptsOfModule.set(name, scriptsFor(join(config.root, name), bundle, config.base));
        stylesheet = takeStylesheet(bundle, config.base);
      },
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        // Rolldown passes no error to this hook if one of its own plugins failed.
        if (error || !stylesheet) return;
        const folder = resolve(config.root, config.build.outDir);
        const template = await readFile(join(folder, 'index.html'), 'utf8');
        const rendered = await loadForNode(
          config,
          'src/app/boot/entry-server.tsx',
          ({ renderPage }: ForNode) =>
            Promise.all(prerenderedPages.map(({ pathname }) => renderPage(pathname))),
        );
        for (const [index, page] of prerenderedPages.entries()) {
          const scripts = scriptsOfModule.get(page.routeModule) ?? [];
          const keptScripts =
            scriptsOfModule.get(page.signedInModule ?? '')?.filter((name) => !scripts.includes(name)) ?? [];
          const parts = {
            page,
            rendered: rendered[index] ?? '',
            stylesheet,
            scripts,
            keptScripts,
            siteUrl,
            language,
          };
          const file = join(folder, page.file);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, fillPage(template, parts));
        }
        if (language !== 'en') return;
        await writeFile(join(folder, 'sitemap.xml'), sitemapXml(siteUrl, offered));
        await writeFile(join(folder, 'robots.txt'), robotsText(siteUrl));
      },
    },
  };
}

/** The URLs of a module's chunk and its imports, except those that the entry loads. */
function scriptsFor(modulePath: string, bundle: Rolldown.OutputBundle, base: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found;
    found.add(fileName);
    for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      withImports(name, found);
    return found;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  const route = chunks.find(({ facadeModuleId }) => facadeModuleId === modulePath);
  if (!entry || !route) throw new Error(`No chunk was built for ${modulePath}`);
  const loadedAnyway = withImports(entry.fileName);
  return [...withImports(route.fileName)]
    .filter((name) => !loadedAnyway.has(name))
    .map((name) => `${base}${name}`);
}

const webFont = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Removes the web font from the stylesheet, because loading both at once causes one long layout task. */
function takeStylesheet(bundle: Rolldown.OutputBundle, base: string): Stylesheet {
  const [name, ...others] = Object.keys(bundle).filter((fileName) => fileName.endsWith('.css'));
  const asset = name === undefined ? undefined : bundle[name];
  if (others.length > 0 || asset?.type !== 'asset') {
    throw new Error('The site is expected to have exactly one stylesheet');
  }
  const fonts = String(asset.source).match(webFont) ?? [];
  if (fonts.length !== 1) throw new Error('The stylesheet is expected to have exactly one web font');
  asset.source = String(asset.source).replace(webFont, '');
  return { url: `${base}${name}`, source: asset.source, font: fonts.join('') };
}

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routeTable } from '../../src/app/route-table.ts';
import { storedSessionScript } from '../../src/shared/storage/storage-keys.ts';
import { withoutWaiting } from '../prerender/after-first-paint.ts';
import { webManifest } from './web-manifest.ts';

/** The pages that a device keeps whole. */
const savedPages = routeTable.filter(({ offline }) => offline === 'own-file').map(({ file }) => file);

/**
 * The manifest and the service worker, /sw.js and /es/sw.js, with the list of files it keeps. `mode` removed builds the worker
 * that takes itself off every device instead. `ofWorker`: what its own build needs.
 */
export function pwaPlugin(mode: ServiceWorkerMode, ofWorker: Plugin[]): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: mode === 'on' ? 'src/pwa/worker' : 'src/pwa/worker/removal',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: webManifest(),
    includeManifestIcons: false,
    injectManifest: {
      // The removing worker keeps nothing: there is no list to put in.
      ...(mode === 'removed' && { injectionPoint: '' }),
      // Left out: Stripe's code, the pages that the offline shell replaces, images for home screens and social
      // networks.
      globPatterns: [...savedPages, offlineShellFile, 'assets/**/*.{js,css,woff2,svg}', 'favicon.svg'],
      globIgnores: ['assets/payments/**'],
      // In one classic script: module workers came to Firefox only lately.
      rollupFormat: 'iife',
      buildPlugins: { vite: ofWorker },
      maximumFileSizeToCacheInBytes: 1_000_000,
      // Their names carry a hash: no second one is needed.
      dontCacheBustURLsMatching: /^assets\//,
    },
    // The pages are prerendered when the bundle is closed: the hashes must be those of the final HTML.
    integration: { closeBundleOrder: 'post' },
  });
}

/** `removed` builds the emergency switch (docs/deploy.md). */
export type ServiceWorkerMode = 'on' | 'removed';

/** Reads `name`, the switch of one app. @throws Error for a value it does not know: a typing error must not leave a broken worker out. */
export function readServiceWorkerMode(
  variables: Record<string, string | undefined>,
  name: 'SERVICE_WORKER' | 'DESK_SERVICE_WORKER',
): ServiceWorkerMode {
  const value = variables[name] || 'on';
  if (value === 'on' || value === 'removed') return value;
  throw new Error(`The site cannot be built: ${name} must be on or removed, not ${value}`);
}

/** The file the service worker answers with, offline, for the portal, the checkout and unknown addresses. */
const offlineShellFile = 'offline-shell.html';

/**
 * Writes the offline shell after prerendering: a page that any route can render into. It starts from the portal's
 * page, because clients open that one offline most.
 */
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
        const page = await readFile(join(folder, 'dashboard.html'), 'utf8');
        await writeFile(join(folder, offlineShellFile), emptyShell(page));
      },
    },
  };
}

/**
 * A prerendered page without its content and title, whose scripts load at once. Parts for a client who stays signed
 * in still check the mark of the session.
 * @throws Error when the page has no content
 */
export function emptyShell(page: string): string {
  const content = /<div id="root">[\s\S]*<\/div>(?=\s*<template )/;
  if (!content.test(page)) throw new Error('The app shell has no #root before its template of scripts');
  return withoutWaiting(page.replace(content, `<div id="root"></div><script>${storedSessionScript}</script>`))
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '');
}

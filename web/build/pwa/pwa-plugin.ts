import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routeTable } from '../../src/app/route-table.ts';
import { storedSessionScript } from '../../src/shared/storage/storage-keys.ts';
import { withoutWaiting } from '../prerender/after-first-paint.ts';
import { webManifest } from './web-manifest.ts';

/** Pages that a device caches whole. */
const savedPages = routeTable.filter(({ offline }) => offline === 'own-file').map(({ file }) => file);

/**
 * Writes the manifest and the service worker, /sw.js or /es/sw.js, with its precache list. Mode `removed` builds a
 * worker that removes itself from every device.
 * @param ofWorker plugins for the worker's own build
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
      // The removal worker has no precache list.
      ...(mode === 'removed' && { injectionPoint: '' }),
      // Leaves out Stripe's code, pages that the offline shell replaces, and images for home screens and social
      // networks.
      globPatterns: [...savedPages, offlineShellFile, 'assets/**/*.{js,css,woff2,svg}', 'favicon.svg'],
      globIgnores: ['assets/payments/**'],
      // A classic script, because older Firefox versions lack module service workers.
      rollupFormat: 'iife',
      buildPlugins: { vite: ofWorker },
      maximumFileSizeToCacheInBytes: 1_000_000,
      // File names contain a hash, so the worker adds no revision.
      dontCacheBustURLsMatching: /^assets\//,
    },
    // Runs after prerendering, because the revisions must match the final HTML.
    integration: { closeBundleOrder: 'post' },
  });
}

/** `removed` builds the emergency switch (docs/deploy.md). */
export type ServiceWorkerMode = 'on' | 'removed';

/**
 * Reads `name`, the switch of one app.
 * @throws Error for an unknown value, because a typo must not leave a broken worker in place
 */
export function readServiceWorkerMode(
  variables: Record<string, string | undefined>,
  name: 'SERVICE_WORKER' | 'DESK_SERVICE_WORKER',
): ServiceWorkerMode {
  const value = variables[name] || 'on';
  if (value === 'on' || value === 'removed') return value;
  throw new Error(`The site cannot be built: ${name} must be on or removed, not ${value}`);
}

/** The page that the service worker serves offline for the portal, the checkout and unknown URLs. */
const offlineShellFile = 'offline-shell.html';

/**
 * Writes the offline shell after prerendering: a page that any route can render into. Starts from the portal's page,
 * which clients open offline most.
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
 * A prerendered page without its content and title, with scripts that load at once. Parts for a client who stays signed
 * in still check the session's mark.
 * @throws Error if the page has no content
 */
export function emptyShell(page: string): string {
  const content = /<div id="root">[\s\S]*<\/div>(?=\s*<template )/;
  if (!content.test(page)) throw new Error('The app shell has no #root before its template of scripts');
  return withoutWaiting(page.replace(content, `<div id="root"></div><script>${storedSessionScript}</script>`))
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '');
}

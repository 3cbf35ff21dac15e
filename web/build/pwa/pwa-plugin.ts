import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routeTable } from '../../src/app/route-table.ts';
import { offlineShellFile } from './offline-shell.ts';
import type { ServiceWorkerMode } from './service-worker-mode.ts';
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

import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ServiceWorkerMode } from '../pwa/service-worker-mode.ts';
import { deskManifest } from './desk-manifest.ts';

/**
 * The desk's manifest and its service worker, /desk/sw.js and /desk/es/sw.js, with the list of files it keeps: all of the desk's
 * code in one language. `ofWorker`: what its own build needs.
 */
export function deskPwaPlugin(mode: ServiceWorkerMode, ofWorker: Plugin[]): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: mode === 'on' ? 'src/desk/worker' : 'src/pwa/worker/removal',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: deskManifest(),
    includeManifestIcons: false,
    injectManifest: {
      // The removing worker keeps nothing: there is no list to put in.
      ...(mode === 'removed' && { injectionPoint: '' }),
      globPatterns: ['desk.html', 'assets/**/*.{js,css,woff2,svg}', 'icons/icon.svg'],
      rollupFormat: 'iife',
      buildPlugins: { vite: ofWorker },
      maximumFileSizeToCacheInBytes: 1_000_000,
      // Their names carry a hash: no second one is needed.
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
}

import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { deskScope, siteScopes } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { currentLanguage, type Language } from '@welding/domain/values/language';
import { defineConfig, loadEnv, type Plugin, type PluginOption, type UserConfigFnObject } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { environmentDefines, readBuildEnvironment, readOfferedLanguages } from '../environment.ts';
import { firstFile } from '../first-file.ts';
import { iconsByFile } from '../icons-by-file.ts';
import { oneLanguage } from '../one-language.ts';
import { manifestTexts } from '../pwa/manifest-texts.ts';
import { readServiceWorkerMode, type ServiceWorkerMode } from '../pwa/pwa-plugin.ts';
import { steelDark } from '../pwa/web-manifest.ts';
import { signInPlugin } from './sign-in-plugin.ts';

const webFolder = fileURLToPath(new URL('../..', import.meta.url));
const leanIcon = fileURLToPath(new URL('../../src/shared/ui/lean-icon.ts', import.meta.url));
const unzipSynchronously = fileURLToPath(new URL('../unzip.ts', import.meta.url));
const unusedFirebaseModule = fileURLToPath(new URL('../unused-firebase-module.ts', import.meta.url));

/** Builds the staff desk in one language, into a folder of the site's output. */
export function deskConfig(language: Language): UserConfigFnObject {
  return defineConfig(({ mode }) => {
    const environment = readBuildEnvironment(loadEnv(mode, webFolder, 'VITE_'));
    const serviceWorker = readServiceWorkerMode(process.env, 'DESK_SERVICE_WORKER');
    const offered = readOfferedLanguages(process.env);
    return {
      root: webFolder,
      base: `${deskScope}${siteScopes[language]}/`,
      // The English build copies the icons.
      publicDir: language === 'en' ? 'public-desk' : false,
      define: {
        ...environmentDefines(environment),
        __SERVICE_WORKER__: JSON.stringify(serviceWorker),
      },
      plugins: [
        oneLanguage(language, offered),
        iconsByFile(),
        react(),
        tailwindcss(),
        signInPlugin(),
        deskPwaPlugin(serviceWorker, [oneLanguage(language, offered)]),
      ],
      // Makes prerendering use the same icons.
      ssr: { noExternal: ['lucide-react'] },
      resolve: {
        alias: [
          { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: leanIcon },
          // Firestore's regular expressions for pipelines never run and take 45 kB.
          { find: /^re2js$/, replacement: unusedFirebaseModule },
          { find: /^fflate$/, replacement: unzipSynchronously },
          // The package points bundlers to its ES5 build, which is a kilobyte larger.
          { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
        ],
      },
      // The worker that reads imported files loads each reader when a file needs it. The desk's plugins do not reach its build.
      worker: { format: 'es', plugins: () => [oneLanguage(language, offered)] },
      build: {
        outDir: `dist/desk${siteScopes[language]}`,
        // local/stack/builds.ts empties the folder first, because the builds write to it in parallel.
        emptyOutDir: false,
        target: 'es2023',
        cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: fileURLToPath(new URL('../../desk.html', import.meta.url)),
          output: { codeSplitting: { groups: [{ name: firstFile, debugName: 'first file' }] } },
        },
      },
    };
  });
}

/**
 * Writes the desk's manifest and its service worker, /desk/sw.js or /desk/es/sw.js. The worker precaches all desk code
 * in one language.
 * @param ofWorker plugins for the worker's own build
 */
function deskPwaPlugin(mode: ServiceWorkerMode, ofWorker: Plugin[]): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: mode === 'on' ? 'src/desk/worker' : 'src/pwa/worker/removal',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: deskManifest(),
    includeManifestIcons: false,
    injectManifest: {
      // The removal worker has no precache list.
      ...(mode === 'removed' && { injectionPoint: '' }),
      globPatterns: ['desk.html', 'assets/**/*.{js,css,woff2,svg}', 'icons/icon.svg'],
      rollupFormat: 'iife',
      buildPlugins: { vite: ofWorker },
      maximumFileSizeToCacheInBytes: 1_000_000,
      // File names contain a hash, so the worker adds no revision.
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
}

function deskManifest(): Partial<ManifestOptions> {
  return {
    id: deskScope,
    name: `${business.shortName} Desk`,
    short_name: `${business.shortName} Desk`,
    description: manifestTexts().deskIs(business.name),
    lang: `${currentLanguage()}-US`,
    dir: 'ltr',
    start_url: deskScope,
    scope: deskScope,
    display: 'standalone',
    theme_color: steelDark,
    background_color: steelDark,
    categories: ['business'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}

function icon(size: number, purpose: 'any' | 'maskable') {
  const name = purpose === 'any' ? 'icon' : purpose;
  return {
    src: `${deskScope}/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  };
}

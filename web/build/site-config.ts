import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { siteScopes } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import { defineConfig, loadEnv, type UserConfigFnObject } from 'vite';
import { devPages } from './dev-pages.ts';
import { devProxy } from './dev-proxy.ts';
import { environmentDefines, readBuildEnvironment } from './environment.ts';
import { iconsByFile } from './icons-by-file.ts';
import { oneLanguage } from './one-language.ts';
import { prerender } from './prerender/prerender.ts';
import { chunkFileName } from './pwa/chunk-file-name.ts';
import { offlineShell } from './pwa/offline-shell.ts';
import { pwaPlugin } from './pwa/pwa-plugin.ts';
import { readServiceWorkerMode } from './pwa/service-worker-mode.ts';
import { readOfferedLanguages } from './read-offered-languages.ts';
import { siteFile, siteFiles } from './site-files.ts';

const webFolder = fileURLToPath(new URL('..', import.meta.url));
const unusedFirebaseModule = fileURLToPath(new URL('./unused-firebase-module.ts', import.meta.url));

/** The build of site and portal in one language: English at the top of what Hosting serves, Spanish below `/es`. */
export function siteConfig(language: Language): UserConfigFnObject {
  return defineConfig(({ mode }) => {
    const environment = readBuildEnvironment(loadEnv(mode, webFolder, 'VITE_'));
    const functionsUrl = process.env['DEV_FUNCTIONS_URL'];
    const serviceWorker = readServiceWorkerMode(process.env, 'SERVICE_WORKER');
    const offered = readOfferedLanguages(process.env);
    return {
      root: webFolder,
      base: `${siteScopes[language]}/`,
      define: {
        ...environmentDefines(environment),
        __SERVICE_WORKER__: JSON.stringify(serviceWorker),
      },
      plugins: [
        oneLanguage(language, offered),
        iconsByFile(),
        devPages(offered),
        react(),
        tailwindcss(),
        prerender(environment.VITE_SITE_URL, language, offered),
        offlineShell(),
        pwaPlugin(serviceWorker, [oneLanguage(language, offered)]),
      ],
      resolve: {
        alias: [
          // reactfire's unused imports and Firestore's pipelines: 90 kB that never run.
          {
            find: /^(firebase\/(database|storage|functions|remote-config)|re2js)$/,
            replacement: unusedFirebaseModule,
          },
          // The package names its build for ES5 to bundlers, a kilobyte more.
          { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
        ],
      },
      server: {
        // `npm run dev` says where the API is; in production Hosting hands these requests on.
        proxy: functionsUrl ? devProxy(functionsUrl) : {},
      },
      build: {
        outDir: `dist${siteScopes[language]}`,
        // Emptied before all builds begin, which write side by side (local/stack/builds.ts).
        emptyOutDir: false,
        target: 'es2023',
        // The browsers of Tailwind CSS 4 (its documentation, "Browser support"). Older targets would write every
        // color twice.
        cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
        // One stylesheet, which the prerendered pages carry inside them (docs/design/page-loading.md).
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            chunkFileNames: chunkFileName,
            codeSplitting: {
              groups: siteFiles.map((name, index) => ({
                name: (id, graph) => (siteFile(id, graph) === name ? name : null),
                debugName: name,
                priority: siteFiles.length - index,
              })),
            },
          },
        },
      },
    };
  });
}

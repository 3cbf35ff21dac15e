import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { devPages } from './build/dev-pages.ts';
import { devProxy } from './build/dev-proxy.ts';
import { environmentDefines, readBuildEnvironment } from './build/environment.ts';
import { firstFile } from './build/first-file.ts';
import { oneLanguage } from './build/one-language.ts';
import { prerender } from './build/prerender/prerender.ts';
import { chunkFileName } from './build/pwa/chunk-folders.ts';
import { offlineShell } from './build/pwa/offline-shell.ts';
import { pwaPlugin } from './build/pwa/pwa-plugin.ts';
import { readServiceWorkerMode } from './build/pwa/service-worker-mode.ts';

const webFolder = fileURLToPath(new URL('.', import.meta.url));
const unusedFirebaseModule = fileURLToPath(new URL('./build/unused-firebase-module.ts', import.meta.url));

export default defineConfig(({ mode }) => {
  const environment = readBuildEnvironment(loadEnv(mode, webFolder, 'VITE_'));
  const functionsUrl = process.env['DEV_FUNCTIONS_URL'];
  const serviceWorker = readServiceWorkerMode(process.env, 'SERVICE_WORKER');
  return {
    root: webFolder,
    define: {
      ...environmentDefines(environment),
      __SERVICE_WORKER__: JSON.stringify(serviceWorker),
    },
    plugins: [
      oneLanguage('en'),
      devPages(),
      react(),
      tailwindcss(),
      prerender(environment.VITE_SITE_URL),
      offlineShell(),
      pwaPlugin(serviceWorker),
    ],
    resolve: {
      alias: [
        // What reactfire imports and, last, what Firestore brings along for pipelines: 90 kB that would never run.
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
      target: 'es2023',
      // What Tailwind CSS 4 itself asks for (its documentation, "Browser support"); older ones would get every color twice.
      cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      // One stylesheet, which the prerendered pages carry inside them (docs/decisions).
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          chunkFileNames: chunkFileName,
          codeSplitting: { groups: [{ name: firstFile, debugName: 'first file' }] },
        },
      },
    },
  };
});

import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { deskScope, siteScopes } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import { defineConfig, loadEnv, type UserConfigFnObject } from 'vite';
import { environmentDefines, readBuildEnvironment } from '../environment.ts';
import { firstFile } from '../first-file.ts';
import { iconsByFile } from '../icons-by-file.ts';
import { oneLanguage } from '../one-language.ts';
import { readServiceWorkerMode } from '../pwa/service-worker-mode.ts';
import { readOfferedLanguages } from '../read-offered-languages.ts';
import { deskPwaPlugin } from './desk-pwa-plugin.ts';
import { signInPlugin } from './sign-in-plugin.ts';

const webFolder = fileURLToPath(new URL('../..', import.meta.url));
const unusedFirebaseModule = fileURLToPath(new URL('../unused-firebase-module.ts', import.meta.url));

/** The build of the staff desk in one language, beside that of the site (site-config.ts) and into a folder of its own in it. */
export function deskConfig(language: Language): UserConfigFnObject {
  return defineConfig(({ mode }) => {
    const environment = readBuildEnvironment(loadEnv(mode, webFolder, 'VITE_'));
    const serviceWorker = readServiceWorkerMode(process.env, 'DESK_SERVICE_WORKER');
    const offered = readOfferedLanguages(process.env);
    return {
      root: webFolder,
      base: `${deskScope}${siteScopes[language]}/`,
      // The icons are those of the English build.
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
      resolve: {
        alias: [
          // Firestore's regular expressions for pipelines: 45 kB that never run.
          { find: /^re2js$/, replacement: unusedFirebaseModule },
          // The package names its build for ES5 to bundlers, a kilobyte more.
          { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
        ],
      },
      build: {
        outDir: `dist/desk${siteScopes[language]}`,
        // Emptied before all builds begin, which write side by side (local/stack/builds.ts).
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

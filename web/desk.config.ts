import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { deskScope } from '@welding/domain/paths';
import { defineConfig, loadEnv } from 'vite';
import { deskPwaPlugin } from './build/desk/desk-pwa-plugin.ts';
import { environmentDefines, readBuildEnvironment } from './build/environment.ts';
import { firstFile } from './build/first-file.ts';
import { readOfferedLanguages } from './build/offered-languages.ts';
import { oneLanguage } from './build/one-language.ts';
import { readServiceWorkerMode } from './build/pwa/service-worker-mode.ts';

const webFolder = fileURLToPath(new URL('.', import.meta.url));
const unusedFirebaseModule = fileURLToPath(new URL('./build/unused-firebase-module.ts', import.meta.url));

/** The build of the staff desk, beside that of the site (vite.config.ts) and into a folder of its own in it. */
export default defineConfig(({ mode }) => {
  const environment = readBuildEnvironment(loadEnv(mode, webFolder, 'VITE_'));
  const serviceWorker = readServiceWorkerMode(process.env, 'DESK_SERVICE_WORKER');
  const offered = readOfferedLanguages(process.env);
  return {
    root: webFolder,
    base: `${deskScope}/`,
    publicDir: 'public-desk',
    define: {
      ...environmentDefines(environment),
      __SERVICE_WORKER__: JSON.stringify(serviceWorker),
    },
    plugins: [oneLanguage('en', offered), react(), tailwindcss(), deskPwaPlugin(serviceWorker)],
    resolve: {
      alias: [
        // What Firestore brings along for pipelines: 45 kB that would never run.
        { find: /^re2js$/, replacement: unusedFirebaseModule },
      ],
    },
    build: {
      outDir: 'dist/desk',
      // Emptied before all builds begin, which write side by side (local/stack/builds.ts).
      emptyOutDir: false,
      target: 'es2023',
      cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: fileURLToPath(new URL('./desk.html', import.meta.url)),
        output: { codeSplitting: { groups: [{ name: firstFile, debugName: 'first file' }] } },
      },
    },
  };
});

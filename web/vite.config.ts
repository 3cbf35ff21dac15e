import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { environmentDefines, readBuildEnvironment } from './build/environment.ts';
import { geographyPlugin } from './build/geography/geography-plugin.ts';
import { imagesPlugin } from './build/images/images-plugin.ts';
import { prerender } from './build/prerender.ts';

const webFolder = fileURLToPath(new URL('.', import.meta.url));
const unusedFirebaseModule = fileURLToPath(new URL('./build/unused-firebase-module.ts', import.meta.url));

export default defineConfig(({ mode }) => {
  const environment = readBuildEnvironment(loadEnv(mode, webFolder, 'VITE_'));
  return {
    root: webFolder,
    define: environmentDefines(environment),
    plugins: [
      react(),
      tailwindcss(),
      geographyPlugin(),
      imagesPlugin(),
      prerender(environment.VITE_SITE_URL),
    ],
    resolve: {
      alias: Object.fromEntries(
        // What reactfire imports and, last, what Firestore brings along for pipelines: 90 kB that would never run.
        [
          'firebase/database',
          'firebase/storage',
          'firebase/functions',
          'firebase/remote-config',
          're2js',
        ].map((module) => [module, unusedFirebaseModule]),
      ),
    },
    build: {
      target: 'es2023',
      // One stylesheet, which the prerendered pages carry inside them (docs/decisions).
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});

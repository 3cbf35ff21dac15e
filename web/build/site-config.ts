import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { deskScope, readSitePath, siteScopes } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import { defineConfig, loadEnv, type Plugin, type ProxyOptions, type UserConfigFnObject } from 'vite';
import { isDeskPath } from '../src/shared/api/app-of-origin.ts';
import { deskLanguageKey } from '../src/shared/storage/storage-keys.ts';
import { environmentDefines, readBuildEnvironment, readOfferedLanguages } from './environment.ts';
import { siteFile, siteFiles } from './first-file.ts';
import { iconsByFile } from './icons-by-file.ts';
import { oneLanguage } from './one-language.ts';
import { prerender } from './prerender/prerender.ts';
import { offlineShell, pwaPlugin, readServiceWorkerMode } from './pwa/pwa-plugin.ts';

const webFolder = fileURLToPath(new URL('..', import.meta.url));
const leanIcon = fileURLToPath(new URL('../src/shared/ui/lean-icon.ts', import.meta.url));
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
      // The prerendering renders the same icons.
      ssr: { noExternal: ['lucide-react'] },
      resolve: {
        alias: [
          { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: leanIcon },
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

/** Reads the language from the address, because one dev server serves both. */
const languageScript = `const path=location.pathname+'/';globalThis.__LANGUAGE__=path.startsWith('${siteScopes.es}/')||path.startsWith('${deskScope}/')&&localStorage.getItem('${deskLanguageKey}')==='es'?'es':'en';document.documentElement.lang=globalThis.__LANGUAGE__;`;

/** Gives each address of the app the HTML it starts from: the dev server has no prerendered pages and no rewrites. */
function devPages(offered: readonly Language[]): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = request.headers.accept?.includes('text/html') && !/^\/(api|@)|\.\w+$/.test(pathname);
        if (isPage && offered.includes(readSitePath(pathname).language))
          request.url = isDeskPath(pathname) ? '/desk.html' : '/index.html';
        next();
      });
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: `${languageScript}globalThis.__OFFERED_LANGUAGES__=${JSON.stringify(offered)}`,
        injectTo: 'head-prepend',
      },
    ],
  };
}

import firebase from '../../firebase.json' with { type: 'json' };

/**
 * Hosting's rewrites for Vite's dev server: each address of a function goes to that function, in firebase.json's
 * order.
 * @param functionsUrl the functions emulator's address with project and region
 */
function devProxy(functionsUrl: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    firebase.hosting.rewrites.flatMap((rewrite) =>
      rewrite.function
        ? [
            [
              rewrite.source.replace(/\/\*\*$/, ''),
              { target: `${functionsUrl}/${rewrite.function.functionId}`, xfwd: true },
            ],
          ]
        : [],
    ),
  );
}

/** The portal itself, booking, money, Firebase, and what makes calendar files: only a signed-in client's pages load these. */
const ofClients = [
  'app/routes/(dashboard|papers)/',
  'portal/(account|papers|projects)/',
  'portal/appointments/(booking-form|visit-calls|visit-change-panel)\\.',
  'portal/live-lists/(live-list-card|portal-place)\\.',
  'portal/session/(code-|confirm-panel|link-pages)',
  'shared/photos/photo-viewer\\.',
  'entities/(appointment|client-visit|estimate|invoice|my-details)[.-]',
  'entities/visit-calendar\\.',
  'money/',
];
const portal = new RegExp(
  `/src/(${ofClients.join('|')})|/node_modules/(@firebase|firebase|reactfire|rxfire)/`,
);
const stripe = /\/node_modules\/@stripe\//;

/**
 * The name of a chunk's file. The portal's heavy chunks have a folder of their own, because only clients' devices
 * keep them for offline use. Stripe's have another, because paying needs a connection
 * (src/pwa/worker/portal-code.ts).
 */
function chunkFileName({ moduleIds }: { moduleIds: readonly string[] }): string {
  if (moduleIds.some((id) => stripe.test(id))) return 'assets/payments/[name]-[hash].js';
  if (moduleIds.some((id) => portal.test(id))) return 'assets/portal/[name]-[hash].js';
  return 'assets/[name]-[hash].js';
}

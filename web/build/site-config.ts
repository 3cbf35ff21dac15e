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

/** Builds the site and portal in one language: English at the root, Spanish below `/es`. */
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
      // Makes prerendering use the same icons.
      ssr: { noExternal: ['lucide-react'] },
      resolve: {
        alias: [
          { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: leanIcon },
          // reactfire's unused imports and Firestore's pipelines never run and take 90 kB.
          {
            find: /^(firebase\/(database|storage|functions|remote-config)|re2js)$/,
            replacement: unusedFirebaseModule,
          },
          // The package points bundlers to its ES5 build, which is a kilobyte larger.
          { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
        ],
      },
      server: {
        // `npm run dev` sets the API's URL. In production Hosting forwards these requests.
        proxy: functionsUrl ? devProxy(functionsUrl) : {},
      },
      build: {
        outDir: `dist${siteScopes[language]}`,
        // local/stack/builds.ts empties the folder first, because the builds write to it in parallel.
        emptyOutDir: false,
        target: 'es2023',
        // The browsers that Tailwind CSS 4 supports. Older targets would write every color twice.
        cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
        // One stylesheet, because the prerendered pages inline it (docs/design/page-loading.md).
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

/** Reads the language from the URL, because one dev server serves both. */
const languageScript = `const path=location.pathname+'/';globalThis.__LANGUAGE__=path.startsWith('${siteScopes.es}/')||path.startsWith('${deskScope}/')&&localStorage.getItem('${deskLanguageKey}')==='es'?'es':'en';document.documentElement.lang=globalThis.__LANGUAGE__;`;

/** Serves each route's HTML, because the dev server has no prerendered pages and no rewrites. */
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
 * Hosting's rewrites as Vite's dev proxy, in the order of firebase.json.
 * @param functionsUrl the functions emulator's URL with project and region
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

/** The portal, booking, payments, Firebase and calendar files. Only pages of signed-in clients load these. */
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
 * A chunk's file name. The portal's heavy chunks have their own folder, because only clients' devices cache them
 * (src/pwa/worker/portal-code.ts). Stripe's chunks have another, because paying needs a connection.
 */
function chunkFileName({ moduleIds }: { moduleIds: readonly string[] }): string {
  if (moduleIds.some((id) => stripe.test(id))) return 'assets/payments/[name]-[hash].js';
  if (moduleIds.some((id) => portal.test(id))) return 'assets/portal/[name]-[hash].js';
  return 'assets/[name]-[hash].js';
}

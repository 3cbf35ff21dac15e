import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskScope, siteScopes } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import { deskLanguageKey, deskSessionKey } from '../../src/shared/storage/storage-keys.ts';
import { eventReplayScript } from '../../src/shared/ui/event-replay.ts';
import { signInFile } from './sign-in-plugin.ts';

const scriptFile = 'open.js';

/** The script, style and manifest tags that Vite writes into desk.html. */
const loads =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet|manifest)"[^>]*>)/g;

/**
 * Runs before the rest of the desk loads and picks this device's language, so no device downloads both. A signed-in
 * person gets the code at once: a module added by a script does not wait for the rest of the page. Otherwise the
 * sign-in page shows first, and the code loads after its first paint (like web/build/prerender/after-first-paint.ts). A
 * link to set a password has no prerendered form, so its code loads at once, too. The styles of the first paint go before
 * the stylesheet: after it they would override it until the next reload. The script is a separate file because the desk's
 * pages allow no inline scripts.
 */
export const openScript = `${eventReplayScript}{const read=key=>{try{return localStorage.getItem(key)}catch{}},at=id=>document.getElementById(id),page=document.documentElement;if(read('${deskLanguageKey}')==='es'&&at('desk-es'))page.lang='es';const {content}=at('desk-'+page.lang),main=content.querySelector('script'),parsed=then=>addEventListener('DOMContentLoaded',then),load=()=>document.head.append(content,main);main.remove();if(read('${deskSessionKey}')||location.hash){document.head.append(content);parsed(load)}else parsed(()=>{const shown=at('sign-in-'+page.lang).content;document.head.append(shown.querySelector('style'));at('root').append(shown);if(document.hidden)load();else{new PerformanceObserver(load).observe({type:'paint',buffered:true});setTimeout(load,3e3)}})}
`;

/** The desk's page and prerendered sign-in page in one language. */
type Built = { readonly page: string; readonly signIn: string };

/**
 * The page that Hosting serves at every desk address. Service workers cache the page of their own language instead,
 * because their code is already on the device.
 */
export function openPage(built: { readonly en: Built; readonly es?: Built }): string {
  const of = (make: (built: Built, language: string) => string) =>
    Object.entries(built)
      .map(([language, desk]) => make(desk, language))
      .join('\n    ');
  const head = of(({ page }, language) => `<template id="desk-${language}">${loadsOf(page)}</template>`);
  const body = of(({ signIn }, language) => `<template id="sign-in-${language}">${signIn}</template>`);
  return built.en.page
    .replace(loads, '')
    .replace(
      /\s*<\/head>/,
      () => `\n    ${head}\n    <script src="${deskScope}/${scriptFile}"></script>\n  </head>`,
    )
    .replace(/\s*<\/body>/, () => `\n    ${body}\n  </body>`);
}

/** Writes the page into the English desk's folder. Run it after the desk is built in every offered language. */
export async function writeOpenPage(desk: string, offered: readonly Language[]): Promise<void> {
  const es = offered.includes('es') && { es: await takeBuilt(join(desk, siteScopes.es)) };
  await writeFile(join(desk, 'open.html'), openPage({ en: await takeBuilt(desk), ...es }));
  await writeFile(join(desk, scriptFile), openScript);
}

async function takeBuilt(folder: string): Promise<Built> {
  const page = await readFile(join(folder, 'desk.html'), 'utf8');
  const signIn = await readFile(join(folder, signInFile), 'utf8');
  await rm(join(folder, signInFile));
  return { page, signIn };
}

/** @throws Error if the page loads no script */
function loadsOf(html: string): string {
  const found = html.match(loads);
  if (!found) throw new Error('desk.html loads no script');
  // Browsers do not wait for a stylesheet added by a script, so it must block rendering explicitly.
  return found
    .map((tag) => tag.trim().replace('rel="stylesheet"', 'rel="stylesheet" blocking="render"'))
    .map((tag) =>
      tag.replace(/^<script.* src="([^"]*)".*/, '<link rel="modulepreload" crossorigin href="$1">$&'),
    )
    .join('');
}

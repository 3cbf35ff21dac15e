import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskScope } from '@welding/domain/paths';
import type { Language } from '@welding/domain/values/language';
import { deskLanguageKey } from '../../src/shared/storage/storage-keys.ts';

const scriptFile = 'choose-language.js';

/** What a page loads, in the head that Vite makes of desk.html. */
const loads =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet|manifest)"[^>]*>)/g;

/**
 * Runs before anything of the desk is loaded: takes that of the language kept on this device, so that nobody downloads the
 * other one. A module that a script puts in does not wait for the rest of the page by itself. A file of its own, as the desk's
 * pages allow no script in them.
 */
const chooseLanguageScript = `{let kept;try{kept=localStorage.getItem('${deskLanguageKey}')}catch{}const page=document.documentElement;page.lang=kept==='es'?'es':'en';const {content}=document.getElementById('desk-'+page.lang),main=content.querySelector('script');main.remove();document.head.append(content);addEventListener('DOMContentLoaded',()=>document.head.append(main))}
`;

/**
 * The page that Hosting answers with at every address of the desk: as long as there is one language, that of the build. The
 * workers keep the page of their own language, and need not choose.
 */
export function openPage(english: string, spanish?: string): string {
  if (spanish === undefined) return english;
  const templates = Object.entries({ en: english, es: spanish })
    .map(([language, html]) => `<template id="desk-${language}">${loadsOf(html)}</template>`)
    .join('\n    ');
  const script = `<script src="${deskScope}/${scriptFile}"></script>`;
  return english.replace(loads, '').replace(/\s*<\/head>/, `\n    ${templates}\n    ${script}\n  </head>`);
}

/** Writes it, after the desk was built in every language that is offered, into the folder of the English desk. */
export async function writeOpenPage(desk: string, offered: readonly Language[]): Promise<void> {
  const english = await readFile(join(desk, 'desk.html'), 'utf8');
  const spanish = offered.includes('es') ? await readFile(join(desk, 'es', 'desk.html'), 'utf8') : undefined;
  await writeFile(join(desk, 'open.html'), openPage(english, spanish));
  await writeFile(join(desk, scriptFile), chooseLanguageScript);
}

/** @throws Error when the page loads nothing */
function loadsOf(html: string): string {
  const found = html.match(loads);
  if (!found) throw new Error('desk.html loads no script');
  // One that a script puts in would not be waited for, and the page be painted without it.
  return found
    .map((tag) => tag.trim().replace('rel="stylesheet"', 'rel="stylesheet" blocking="render"'))
    .map((tag) =>
      tag.replace(/^<script.* src="([^"]*)".*/, '<link rel="modulepreload" crossorigin href="$1">$&'),
    )
    .join('');
}

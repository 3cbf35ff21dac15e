import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { storedSessionScript } from '../../src/shared/storage/storage-keys.ts';
import { withoutWaiting } from '../prerender/after-first-paint.ts';

/** The file the service worker answers with, offline, for the portal, the checkout and unknown addresses. */
export const offlineShellFile = 'offline-shell.html';

/**
 * Writes the offline shell after prerendering: a page that any route can render into. It starts from the portal's
 * page, because clients open that one offline most.
 */
export function offlineShell(): Plugin {
  let folder = '';
  return {
    name: 'offline-shell',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const page = await readFile(join(folder, 'dashboard.html'), 'utf8');
        await writeFile(join(folder, offlineShellFile), emptyShell(page));
      },
    },
  };
}

/**
 * A prerendered page without its content and title, whose scripts load at once. Parts for a client who stays signed
 * in still check the mark of the session.
 * @throws Error when the page has no content
 */
export function emptyShell(page: string): string {
  const content = /<div id="root">[\s\S]*<\/div>(?=\s*<template )/;
  if (!content.test(page)) throw new Error('The app shell has no #root before its template of scripts');
  return withoutWaiting(page.replace(content, `<div id="root"></div><script>${storedSessionScript}</script>`))
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '');
}

import { describe, expect, it } from 'vitest';
import { storedSessionScript } from '../../src/shared/storage/storage-keys.ts';
import { afterFirstPaint, afterFirstPaintScript } from '../prerender/after-first-paint.ts';
import { emptyShell } from './pwa-plugin.ts';

const entry =
  '<script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/style.css">';
const kept = '<link rel="modulepreload" crossorigin href="/assets/portal.js">';
const page = `<!doctype html><html><head><meta name="robots" content="noindex"><title>Portal</title>
<meta name="description" content="Sign in"><style>a{}</style></head><body><div id="root"><div><p>Loading</p></div></div>
${afterFirstPaint(entry, kept)}</body></html>`;

describe('emptyShell', () => {
  it('keeps scripts, stylesheet and robots rule without delay, and none of the page’s content', () => {
    expect(emptyShell(page)).toBe(`<!doctype html><html><head><meta name="robots" content="noindex">
${entry}</head><body><div id="root"></div><script>${storedSessionScript}</script>
<template id="kept-session">${kept}</template><script>${afterFirstPaintScript}</script></body></html>`);
  });

  it('refuses a page of another shape', () => {
    expect(() => emptyShell('<html><body></body></html>')).toThrow('#root');
  });
});

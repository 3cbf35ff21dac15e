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
  it('keeps scripts and stylesheet, which wait for nothing, those of a kept session, and the robots rule; nothing of the page', () => {
    expect(emptyShell(page)).toBe(`<!doctype html><html><head><meta name="robots" content="noindex">
${entry}</head><body><div id="root"></div><script>${storedSessionScript}</script>
<template id="kept-session">${kept}</template><script>${afterFirstPaintScript}</script></body></html>`);
  });

  it('does not pass a page that looks otherwise', () => {
    expect(() => emptyShell('<html><body></body></html>')).toThrow('#root');
  });
});

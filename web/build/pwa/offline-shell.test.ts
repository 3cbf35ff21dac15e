import { describe, expect, it } from 'vitest';
import { afterFirstPaint } from '../after-first-paint.ts';
import { emptyShell } from './offline-shell.ts';

const page = `<!doctype html><html><head><meta name="robots" content="noindex"><title>Portal</title>
<meta name="description" content="Sign in"><style>a{}</style></head><body><div id="root"><div><p>Loading</p></div></div>
${afterFirstPaint('<script type="module" src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/portal.js">')}</body></html>`;

describe('emptyShell', () => {
  it('keeps the scripts, which wait for nothing, the style and the robots rule, and nothing of the page', () => {
    expect(emptyShell(page)).toBe(`<!doctype html><html><head><meta name="robots" content="noindex">
<style>a{}</style></head><body><div id="root"></div>
<script type="module" src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/portal.js"></body></html>`);
  });

  it('does not pass a page that looks otherwise', () => {
    expect(() => emptyShell('<html><body></body></html>')).toThrow('#root');
  });
});

import { describe, expect, it } from 'vitest';
import { emptyShell } from './offline-shell.ts';

const page = `<!doctype html><html><head><meta name="robots" content="noindex"><title>Checkout</title>
<meta name="description" content="Pay"><style>a{}</style></head><body><div id="root"><div><p>Loading</p></div></div>
<template id="later"><script type="module" src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/checkout.js"></template></body></html>`;

describe('emptyShell', () => {
  it('keeps the script, the style and the robots rule, and nothing of the page', () => {
    expect(emptyShell(page)).toBe(`<!doctype html><html><head><meta name="robots" content="noindex">
<style>a{}</style></head><body><div id="root"></div>
<template id="later"><script type="module" src="/assets/index.js"></script></template></body></html>`);
  });

  it('does not pass a page that looks otherwise', () => {
    expect(() => emptyShell('<html><body></body></html>')).toThrow('#root');
  });
});

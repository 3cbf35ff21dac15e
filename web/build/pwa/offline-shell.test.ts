import { describe, expect, it } from 'vitest';
import { emptyShell } from './offline-shell.ts';

const page = `<!doctype html><html><head><meta name="robots" content="noindex"><title>Checkout</title>
<meta name="description" content="Pay"><link rel="modulepreload" crossorigin href="/assets/checkout.js"><style>a{}</style>
<script type="module" src="/assets/index.js"></script></head><body><div id="root"><div><p>Loading</p></div></div>
</body></html>`;

describe('emptyShell', () => {
  it('keeps the script, the style and the robots rule, and nothing of the page', () => {
    expect(emptyShell(page)).toBe(`<!doctype html><html><head><meta name="robots" content="noindex">
<style>a{}</style>
<script type="module" src="/assets/index.js"></script></head><body><div id="root"></div>
</body></html>`);
  });

  it('does not pass a page that looks otherwise', () => {
    expect(() => emptyShell('<html><body></body></html>')).toThrow('#root');
  });
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptsOfDesk, scriptsOfPage, weighBuilt, withImports } from '../support/built-scripts.ts';
import { stackAddresses } from '../support/stack.ts';

const site = join(stackAddresses().directory, 'web');
/** Bytes of gzip. */
const budgets = { publicPage: 120_000, firstScreensOfDesk: 300 * 1024 };
/** Code that has no place on a page nobody has signed in to: Firebase, Stripe.js, the full build of zod. */
const foreignCode = /firebaseapp|@firebase\/|js\.stripe\.com|"ZodString"/;
const publicPages = ['', 'es/'].flatMap((folder) =>
  ['index', 'services', 'privacy', 'dashboard'].map((page) => `${folder}${page}`),
);

test.each(publicPages)('%s.html brings neither Firebase nor Stripe nor all of zod', async (page) => {
  const files = await withImports(site, await scriptsOfPage(site, `${page}.html`));
  const foreign = [...files].filter(([, code]) => foreignCode.test(code.toString()));
  expect(foreign.map(([file]) => file)).toEqual([]);
});

test.each(publicPages)('the scripts of %s.html stay within their budget', async (page) => {
  const bytes = await weighBuilt(site, await scriptsOfPage(site, `${page}.html`));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(budgets.publicPage);
});

const screens: [name: string, parts: string[]][] = [
  ['signing in', ['sign-in-page']],
  ['Today', []],
  ['Requests', ['requests-screen']],
];

test.each(['desk', 'desk/es'].flatMap((desk) => screens.map(([name, parts]) => ({ desk, name, parts }))))(
  'the scripts of $desk for $name stay within their budget',
  async ({ desk, parts }) => {
    const bytes = await weighBuilt(site, await scriptsOfDesk(site, parts, desk));
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(budgets.firstScreensOfDesk);
  },
);

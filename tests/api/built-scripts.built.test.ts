import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { servicePaths } from '@welding/domain/paths';
import { expect, test } from 'vitest';
import {
  builtFile,
  scriptsOfDesk,
  scriptsOfPage,
  weighBuilt,
  withImports,
} from '../support/built-scripts.ts';
import { sentencesIn } from '../support/foreign-texts.ts';
import { stackAddresses } from '../support/stack.ts';

const site = join(stackAddresses().directory, 'web');
/** Bytes of gzip. */
const budgets = { publicPage: 119_500, firstScreensOfDesk: 300 * 1024 };
/** Code that must not load before sign-in: Firebase, Stripe.js, the full build of zod. */
const foreignCode = /firebaseapp|@firebase\/|js\.stripe\.com|"ZodString"/;
const servicePages = Object.values(servicePaths).map((path) => path.slice(1));
const publicPages = ['', 'es/'].flatMap((folder) =>
  ['index', 'services', ...servicePages, 'work', 'privacy', 'dashboard'].map((page) => `${folder}${page}`),
);

test.each(publicPages)('%s.html loads no Firebase, no Stripe and only part of zod', async (page) => {
  const files = await withImports(site, await scriptsOfPage(site, `${page}.html`));
  const foreign = [...files].filter(([, code]) => foreignCode.test(code.toString()));
  expect(foreign.map(([file]) => file)).toEqual([]);
});

test.each(publicPages)(
  'the scripts of %s.html, late ones included, stay within their budget',
  async (page) => {
    const assets = page.startsWith('es/') ? 'es/assets' : 'assets';
    const finishedWork = await builtFile(site, assets, 'work-strip');
    const bytes = await weighBuilt(site, [...(await scriptsOfPage(site, `${page}.html`)), finishedWork]);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budgets.publicPage);
  },
);

/** Ten TCP segments, less headers and chunk marks. One more would cost a round trip before the first paint. */
const firstFlight = 14_600 - 1_352;

test.each(['index', 'es/index', 'services', ...servicePages])('%s.html fits into one round trip', (page) => {
  const html = readFileSync(join(site, `${page}.html`));
  const asHostingEmulator = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  expect(brotliCompressSync(html, asHostingEmulator).byteLength).toBeLessThanOrEqual(firstFlight);
});

test.each([
  'assets/style-*.css',
  'es/assets/style-*.css',
  'desk/assets/desk-*.css',
  'desk/es/assets/desk-*.css',
])('%s has every button style and every kind of notice', (styles) => {
  const [file = ''] = globSync(styles, { cwd: site });
  const css = readFileSync(join(site, file), 'utf8');
  const looks = ['btn-primary', 'btn-outline', 'btn-ghost', 'btn-secondary', 'alert-error', 'alert-warning'];
  expect(looks.filter((look) => !css.includes(`.${look}{`))).toEqual([]);
});

test('no script uses a lookbehind, which stops Safari before 16.4', () => {
  const scripts = globSync('**/*.js', { cwd: site });
  expect(scripts.length).toBeGreaterThan(100);
  const behind = scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(join(site, file), 'utf8')));
  expect(behind).toEqual([]);
});

test('no stylesheet uses a fragment of an SVG as background, which Safari draws whole', () => {
  const styles = globSync('**/*.css', { cwd: site });
  expect(styles.length).toBeGreaterThan(1);
  expect(styles.filter((file) => /\.svg#/.test(readFileSync(join(site, file), 'utf8')))).toEqual([]);
});

test.each(['', 'es/'])('the portal of a signed-in client starts with few files in %s', (folder) => {
  const page = readFileSync(join(site, `${folder}dashboard.html`), 'utf8');
  const kept = /<template id="kept-session">(.*?)<\/template>/.exec(page)?.[1] ?? '';
  const files = kept.match(/ href="[^"]+\.js"/g) ?? [];
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(6);
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

/** The history stores these codes of taps, and audit-texts.ts words them. */
const storedActions: readonly string[] = ['On my way'];

test.each([
  ['en', 'es'],
  ['es', 'en'],
] as const)('no script in %s contains a sentence of the other language', (language, other) => {
  const own = sentencesIn(language);
  const isWhole = (text: string) => text.split(' ').length > 2 && !/[\n"`\\]/.test(text);
  const foreign = [...sentencesIn(other)].filter(
    (text) => isWhole(text) && !own.has(text) && !storedActions.includes(text),
  );
  expect(foreign.length).toBeGreaterThan(1_000);
  const files = globSync('**/*.js', { cwd: site }).filter(
    (file) => /^(desk\/)?es\//.test(file) === (language === 'es'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const code = readFileSync(join(site, file), 'utf8');
    return foreign.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

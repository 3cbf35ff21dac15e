import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

// What the pages of this site look like with these styles alone: tests/e2e/public-first-paint.e2e.ts.

const html =
  '<html lang="en"><div class="card sm:w-1/2" data-theme="dark"><a class="btn">x</a><input type="radio" checked=""/></div><dialog class="menu"><p class="entry"></p></dialog></html>';

function expectKept(css: string, page = html) {
  expect(pageStyles(css, page)).toBe(css);
}

function expectDropped(css: string) {
  expect(pageStyles(css, html)).toBe('');
}

test('keeps rules for elements of the page, with their layers and conditions', () => {
  expectKept(
    '@layer base,utilities;a{color:red}[data-theme=dark] .btn:before{color:red}input:checked{color:red}@media (width>1px){.sm\\:w-1\\/2{color:red}}',
  );
  expect(pageStyles('.other,.card{color:red}', html)).toBe('.card{color:red}');
});

test('leaves rules for absent elements and later states to the full stylesheet', () => {
  expectDropped('.other{color:red}a.card{color:red}@media (width>1px){.other{color:red}}');
  expectDropped('.menu{color:red}.entry{color:red}');
  expectDropped('a:hover{color:red}a:focus-visible{color:red}@media print{a{color:red}}');
  expectDropped('@keyframes turn{to{rotate:360deg}}.card{animation:turn 1s;transition:all 1s}');
});

test('leaves rules that fetch a file to the full stylesheet', () => {
  expectDropped('.card{background:url(/assets/a.svg)}@font-face{font-family:Big;src:url(big.woff2)}');
  expectKept(
    '.card{background:url(data:image/svg+xml,x)}@font-face{font-family:Stand-in;src:local("Arial")}',
  );
});

test('keeps the custom properties in use', () => {
  const registered = '@property --turn{syntax:"*";inherits:false}';
  expectKept(`.card{--turn:1turn}.btn{rotate:var(--turn)}${registered}`);
  expectDropped(`.card{--turn:var(--half)}.btn{--half:1turn}.other{rotate:var(--turn)}${registered}`);
  expectKept('.card{--turn:1turn}', html.replace('class="btn"', 'style="rotate:var(--turn)"'));
});

test.each([
  [':root{--gap:.25rem}.card{gap:calc(var(--gap) * 6)}', '.card{gap:1.5rem}'],
  ['.card{--turn:1turn;rotate:var(--turn)}', '.card{rotate:1turn}'],
  ['.card{color:var(--none,red);gap:var(--none)}', '.card{color:red;gap:unset}'],
  ['@property --gap{syntax:"*";inherits:false;initial-value:1px}.card{gap:var(--gap)}', '.card{gap:1px}'],
  ['@supports (color:color-mix(in lab, red, red)){.card{color:red}}', '.card{color:red}'],
  ['a:is(.btn,.other){color:red}:is(.card,.other) a{gap:0}', 'a:is(.btn){color:red}.card a{gap:0}'],
  ['.card{gap:1px}.card{color:red}', '.card{gap:1px;color:red}'],
])('resolves %s where its value is the same across the page', (css, written) => {
  expect(pageStyles(css, html)).toBe(written);
  expectKept(':root{--color:red}[data-theme=dark]{--color:blue}.card{color:var(--color)}');
});

test('drops declarations that a later rule overrides for the same elements', () => {
  const query = '@media (width>1px){.card{gap:2px}}';
  expect(pageStyles(`.card{color:red;gap:1px}${query}.btn,.card{color:blue}`, html)).toBe(
    `.card{gap:1px}${query}.btn,.card{color:blue}`,
  );
  expectKept('.btn,.card{color:red}.card{color:blue}');
});

test('keeps rules for marks that an inline script sets on the root', () => {
  const kept = ':root[data-portal=kept] .card{display:none}';
  expectKept(kept, `${html}<script>document.documentElement.dataset.portal='kept'</script>`);
  expectDropped(kept);
});

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

test('keeps rules for what the page has, in their layers and conditions', () => {
  expectKept(
    '@layer base,utilities;a{color:red}[data-theme=dark] .btn:before{color:red}input:checked{color:red}@media (width>1px){.sm\\:w-1\\/2{color:red}}',
  );
  expect(pageStyles('.other,.card{color:red}', html)).toBe('.card{color:red}');
});

test('leaves to the whole stylesheet what the page does not have, and what comes later', () => {
  expectDropped('.other{color:red}a.card{color:red}@media (width>1px){.other{color:red}}');
  expectDropped('.menu{color:red}.entry{color:red}');
  expectDropped('a:hover{color:red}a:focus-visible{color:red}@media print{a{color:red}}');
  expectDropped('@keyframes turn{to{rotate:360deg}}.card{animation:turn 1s;transition:all 1s}');
});

test('leaves to the whole stylesheet what has to be fetched', () => {
  expectDropped('.card{background:url(/assets/a.svg)}@font-face{font-family:Big;src:url(big.woff2)}');
  expectKept(
    '.card{background:url(data:image/svg+xml,x)}@font-face{font-family:Stand-in;src:local("Arial")}',
  );
});

test('keeps custom properties that something reads', () => {
  const registered = '@property --turn{syntax:"*";inherits:false}';
  expectKept(`.card{--turn:1turn;rotate:var(--turn)}${registered}`);
  expectDropped(`.card{--turn:var(--half)}.btn{--half:1turn}.other{rotate:var(--turn)}${registered}`);
  expectKept('.card{--turn:1turn}', html.replace('class="btn"', 'style="rotate:var(--turn)"'));
});

test('keeps what an inline script may mark the root with', () => {
  const kept = ':root[data-portal=kept] .card{display:none}';
  expectKept(kept, `${html}<script>document.documentElement.dataset.portal='kept'</script>`);
  expectDropped(kept);
});

import { expect, test } from 'vitest';
import { pageStyles } from './critical-css.ts';
import { withoutFaces } from './typefaces.ts';

const html =
  '<html lang="en"><div class="card sm:w-1/2 text-[clamp(1rem,2vw,3rem)]" data-theme="dark"><a class="btn">x</a><input type="radio" checked=""/></div><dialog class="menu"><p class="entry"></p></dialog></html>';

function expectKept(css: string) {
  expect(pageStyles(css, html)).toBe(css);
}

function expectDropped(css: string) {
  expect(pageStyles(css, html)).toBe('');
}

test('keeps rules for elements, attributes and classes that the page has', () => {
  expectKept(
    '@layer base,utilities;a{color:red}[data-theme=dark]{color:red}.card .btn{color:red}a:before{color:red}',
  );
});

test('drops rules for what the page does not have, and what is empty then', () => {
  expectDropped(
    '.dialog{color:red}.card .dialog{color:red}table{color:red}[data-theme=light]{color:red}@media (width>1px){.dialog{color:red}}',
  );
});

test('drops custom properties that nothing reads, and those that only they read', () => {
  const registered = '@property --turn{syntax:"*";inherits:false}';
  expectKept(`.card{--turn:1turn;rotate:var(--turn)}${registered}`);
  expectDropped(`.card{--turn:var(--half)}.btn{--half:1turn}.dialog{rotate:var(--turn)}${registered}`);
  const painted = html.replace('class="btn"', 'class="btn" style="rotate:var(--turn)"');
  expect(pageStyles('.card{--turn:1turn}', painted)).toBe('.card{--turn:1turn}');
});

test('says what custom properties come to: no fallback that is never needed, and no property that is never there', () => {
  expect(
    pageStyles(
      '@layer theme{:root{--line:2px}}.card{--own:3px}.btn{border:var(--line,1px) solid var(--none,var(--line,red));width:var(--own,1px);top:var(--far,calc(1px + var(--none,2px)))}',
      html,
    ),
  ).toBe(
    '@layer theme{:root{--line:2px}}.card{--own:3px}.btn{border:var(--line) solid var(--line);width:var(--own,1px);top:calc(1px + 2px)}',
  );
  expectKept('@media (width>1px){:root{--line:2px}}.btn{top:var(--line,1px)}');
});

test('leaves out shadows and textures that the theme has invisible, and no others', () => {
  const shadow =
    '.btn{color:red;box-shadow:0 1px calc(var(--depth) * 1px);border-color:oklch(0% 0 0/var(--depth))}';
  expect(pageStyles(`:root{--depth:0}${shadow}`, html)).toBe(
    ':root{--depth:0}.btn{color:red;border-color:oklch(0% 0 0/var(--depth))}',
  );
  expectKept(`:root{--depth:1}${shadow}`);
});

test('says once what holds for all four corners', () => {
  const corners = (last: string) =>
    `.btn{border-start-start-radius:1px;border-start-end-radius:1px;border-end-end-radius:1px;border-end-start-radius:${last}}`;
  expect(pageStyles(corners('1px'), html)).toBe('.btn{border-radius:1px}');
  expectKept(corners('2px'));
});

test('keeps only those selectors of a rule that can match', () => {
  expect(pageStyles('.dialog,.card{color:red}', html)).toBe('.card{color:red}');
});

test('drops compounds that no single element has, also within :is and :where', () => {
  expectDropped('a.card{color:red}.btn:is([type=radio],.card){color:red}:where(.dialog,a.card){color:red}');
  expectKept(
    'input:is([type=radio],.dialog){color:red}:where(.card .btn){color:red}.card:not(.dialog){color:red}',
  );
});

test('drops what happens only under a hand, and keeps what the HTML says', () => {
  expectDropped(
    'a:hover{color:red}a:focus-visible{color:red}.btn:disabled{color:red}input::placeholder{color:red}@media (hover:hover){a{color:red}}@media print{a{color:red}}',
  );
  expectKept('input:checked{color:red}:lang(en){color:red}');
  expectDropped(':lang(ar){color:red}');
});

test('drops declarations that paint nothing', () => {
  expect(pageStyles('a{cursor:pointer;transition:color 1s;color:red}', html)).toBe('a{color:red}');
});

test('leaves what stands in closed dialogs to the whole stylesheet', () => {
  expectDropped('.menu{color:red}.entry{color:red}');
  expect(pageStyles('.entry{color:red}', html.replace('<dialog', '<dialog open'))).toBe('.entry{color:red}');
});

test('says once what the stylesheet says twice in a rule', () => {
  expect(pageStyles('a{top:0;top:1px;top:0}', html)).toBe('a{top:1px;top:0}');
});

test('puts what every browser supports over its fallback', () => {
  expect(
    pageStyles(
      'a{color:red;width:1px}@supports (color:color-mix(in lab, red, red)){a{color:color-mix(in oklab,red,blue)}}',
      html,
    ),
  ).toBe('a{width:1px;color:color-mix(in oklab,red,blue)}');
});

test('declares every typeface, and asks for none before the root is marked, or scripting is off', () => {
  const faces = '@font-face{font-family:Big;src:url(big.woff2)}';
  expectKept(faces);
  expectDropped(':root[data-display-face] .card{font-family:Big}');
  expectDropped('@media (scripting:none){.card{font-family:Big}}');
});

test('a stylesheet loses its typefaces and nothing else', () => {
  expect(withoutFaces('a{color:red}@font-face{font-family:Big;src:url(big.woff2)}p{color:red}')).toBe(
    'a{color:red}p{color:red}',
  );
});

test('leaves fetched pictures to the whole stylesheet, and keeps those inside it', () => {
  expect(pageStyles('.card{color:red;background:url(/assets/a.svg)}', html)).toBe('.card{color:red}');
  expect(pageStyles('.card{background:url("/assets/a.svg#b")}', html)).toBe('');
  expectKept('.card{background:url("data:image/svg+xml,x")}.btn{background:url(data:image/svg+xml,x)}');
});

test('leaves the licence to the whole stylesheet, and old browsers to nobody', () => {
  expectDropped('/*! MIT */');
  expectDropped(
    '@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or ((-moz-orient:inline) and (not (color:rgb(from red r g b)))){a{--x:1}}',
  );
});

test('keeps what an inline script may mark the root with', () => {
  const marked = `${html}<script>document.documentElement.dataset.portal='kept'</script>`;
  const kept = ':root[data-portal=kept] .card{display:none}';
  expect(pageStyles(kept, marked)).toBe(kept);
  expectDropped(kept);
});

test('reads escaped class names', () => {
  expectKept('.sm\\:w-1\\/2{width:50%}.text-\\[clamp\\(1rem\\,2vw\\,3rem\\)\\]{color:red}');
});

test('leaves movement to the whole stylesheet', () => {
  const moving = '.card{color:red;animation:turn 1s linear}@keyframes turn{to{rotate:360deg}}';
  expect(pageStyles(moving, html)).toBe('.card{color:red}');
});

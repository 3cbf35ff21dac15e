import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const html = '<div class="card sm:w-1/2 text-[clamp(1rem,2vw,3rem)]"><a class="btn">x</a></div>';

test('keeps rules for elements, attributes and classes that the page has', () => {
  const kept =
    '@layer base,utilities;a:hover{color:red}[data-theme=dark]{color:red}.card .btn:focus{color:red}';
  expect(pageStyles(kept, html)).toBe(kept);
});

test('drops rules for classes that the page does not have, and what is empty then', () => {
  expect(pageStyles('.dialog{color:red}.card .dialog{color:red}@media print{.dialog{color:red}}', html)).toBe(
    '',
  );
});

test('keeps only those selectors of a rule that can match', () => {
  expect(pageStyles('.dialog,.card{color:red}', html)).toBe('.card{color:red}');
});

test('does not look into :not, :is and :where', () => {
  const kept = '.card:not(.dialog){color:red}:where(.dialog,.card){color:red}';
  expect(pageStyles(kept, html)).toBe(kept);
});

test('reads escaped class names', () => {
  const kept = '.sm\\:w-1\\/2{width:50%}.text-\\[clamp\\(1rem\\,2vw\\,3rem\\)\\]{color:red}';
  expect(pageStyles(kept, html)).toBe(kept);
});

test('keeps keyframes that are used', () => {
  const kept = '.card{animation:turn 1s linear}@keyframes turn{to{rotate:360deg}}';
  expect(pageStyles(`${kept}@keyframes fly{to{opacity:0}}`, html)).toBe(kept);
});

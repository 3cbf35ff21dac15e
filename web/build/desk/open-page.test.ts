import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';

const page = (language: string, folder: string) => `<!doctype html>
<html lang="${language}">
  <head>
    <title>Lakeline Desk</title>
    <link rel="icon" href="/desk/icons/icon.svg" />
    <script type="module" crossorigin src="${folder}/assets/first.js"></script>
    <link rel="stylesheet" crossorigin href="${folder}/assets/desk.css">
  </head>
  <body></body>
</html>`;
const english = page('en', '/desk');
const spanish = page('es', '/desk/es');

test('with one language the page is that of the build', () => {
  expect(openPage(english)).toBe(english);
});

test('with two, nothing of either is loaded before the language is known', () => {
  const html = openPage(english, spanish);
  const outside = html.replaceAll(/<template[\s\S]*?<\/template>/g, '');
  expect(outside).toContain('<script src="/desk/choose-language.js"></script>');
  expect(outside).not.toContain('assets');
  expect(html).toContain(
    '<template id="desk-es"><link rel="modulepreload" crossorigin href="/desk/es/assets/first.js"><script type="module" crossorigin src="/desk/es/assets/first.js"></script><link rel="stylesheet" blocking="render" crossorigin href="/desk/es/assets/desk.css"></template>',
  );
  expect(html).toContain('<script type="module" crossorigin src="/desk/assets/first.js">');
});

test('a page that loads nothing is refused', () => {
  expect(() => openPage(english, '<html></html>')).toThrow('script');
});

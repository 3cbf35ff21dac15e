import { expect, test } from 'vitest';
import { openPage, openScript } from './open-page.ts';

const built = (language: string, folder: string) => ({
  page: `<!doctype html>
<html lang="${language}">
  <head>
    <title>Lakeline Desk</title>
    <link rel="icon" href="/desk/icons/icon.svg" />
    <script type="module" crossorigin src="${folder}/assets/first.js"></script>
    <link rel="stylesheet" crossorigin href="${folder}/assets/desk.css">
  </head>
  <body><div id="root"></div></body>
</html>`,
  signIn: `<style>main{color:red}</style><main>${language}, $&amp;</main>`,
});
const en = built('en', '/desk');
const es = built('es', '/desk/es');
const outsideTemplates = (html: string) => html.replaceAll(/<template[\s\S]*?<\/template>/g, '');

test.each([
  ['one language', openPage({ en })],
  ['two', openPage({ en, es })],
])('with %s, loads and shows nothing before the session is known', (_, html) => {
  const outside = outsideTemplates(html);
  expect(outside).toContain('<script src="/desk/open.js"></script>');
  expect(outside).toContain('<div id="root"></div>');
  expect(outside).not.toContain('assets');
  expect(outside).not.toContain('<main>');
});

test('each language has its own code and sign-in page', () => {
  const html = openPage({ en, es });
  expect(html).toContain(
    '<template id="desk-es"><link rel="modulepreload" crossorigin href="/desk/es/assets/first.js"><script type="module" crossorigin src="/desk/es/assets/first.js"></script><link rel="stylesheet" blocking="render" crossorigin href="/desk/es/assets/desk.css"></template>',
  );
  expect(html).toContain('<script type="module" crossorigin src="/desk/assets/first.js">');
  expect(html).toContain(`<template id="sign-in-es">${es.signIn}</template>`);
  expect(html).toContain(`<template id="sign-in-en">${en.signIn}</template>`);
});

test('the stylesheet comes after the styles of the first paint, and overrides them', () => {
  const appended: string[] = [];
  const parts = { remove: () => {} };
  const nodes: Readonly<Record<string, object>> = {
    'desk-en': { content: { name: 'stylesheet', querySelector: () => parts } },
    'sign-in-en': { content: { name: 'form', querySelector: () => ({ name: 'style' }) } },
    root: { append: ({ name }: { name: string }) => appended.push(name) },
  };
  const document = {
    addEventListener: () => {},
    documentElement: { lang: 'en' },
    getElementById: (id: string) => nodes[id],
    head: { append: ({ name }: { name: string }) => appended.push(name) },
    hidden: true,
  };
  const browser = {
    addEventListener: (type: string, then: () => void) => type === 'DOMContentLoaded' && then(),
    document,
    history: { state: { idx: 0 } },
    localStorage: { getItem: () => null },
    location: { hash: '' },
  };
  new Function(...Object.keys(browser), openScript)(...Object.values(browser));
  expect(appended).toEqual(['style', 'form', 'stylesheet']);
});

test('refuses a page that loads no code', () => {
  expect(() => openPage({ en, es: { ...es, page: '<html></html>' } })).toThrow('script');
});

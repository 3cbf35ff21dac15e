import type { Language } from '@welding/domain/values/language';
import { pageStyles } from '../critical-css/page-styles.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';
import { structuredData } from './structured-data.ts';

export type Stylesheet = {
  url: string;
  source: string;
  /** The rule of the web font, kept apart from `source`. */
  font: string;
};

type PageParts = {
  page: PrerenderedPage;
  /** React's output: title, meta and link elements first, then the body. */
  rendered: string;
  stylesheet: Stylesheet;
  /** URLs of the route's own scripts. */
  scripts: readonly string[];
  /** URLs of the additional scripts for a client who stays signed in. */
  keptScripts: readonly string[];
  siteUrl: string;
  language: Language;
};

/**
 * The tags that wait for the first paint: the entry's script, its imports, the stylesheet and the manifest, which loads
 * an icon.
 */
const lateElements =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet|manifest)"[^>]*>)/g;
const headElements = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const emptyShapes = /><\/(?:path|circle|rect|line|stop)>/g;

/** Fills a rendered page into the template that Vite made from index.html. */
export function fillPage(
  template: string,
  { page, rendered, stylesheet, scripts, keptScripts, siteUrl, language }: PageParts,
): string {
  const head = headElements.exec(rendered)?.[0] ?? '';
  const body = rendered.slice(head.length).replace(emptyShapes, '/>');
  if (!head.includes('<title')) throw new Error(`${page.pathname} has no title`);
  const data = page.listed
    ? `<script type="application/ld+json">${structuredData(page, { siteUrl, language })}</script>`
    : '';
  const font = `<style>${stylesheet.font}</style>`;
  const later =
    font + (template.match(lateElements) ?? []).map((tag) => tag.trim()).join('') + preloads(scripts);
  return fill(
    template.replace(lateElements, '').replace(/>\s+</g, '><'),
    [
      '<!--head-->',
      `${head}<style>${pageStyles(stylesheet.source, template + body)}</style><noscript>${font}<link rel="stylesheet" href="${stylesheet.url}"></noscript>${data}`,
    ],
    ['<!--app-->', body],
    ['</body>', `${afterFirstPaint(later, preloads(keptScripts))}</body>`],
  );
}

function preloads(scripts: readonly string[]): string {
  return scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`).join('');
}

function fill(template: string, ...parts: readonly (readonly [string, string])[]): string {
  return parts.reduce((html, [mark, content]) => {
    const [before, after] = html.split(mark);
    if (before === undefined || after === undefined) throw new Error(`index.html has no ${mark}`);
    return `${before}${content}${after}`;
  }, template);
}

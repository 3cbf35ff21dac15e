import { pageStyles } from './page-styles/page-styles.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';
import { structuredData } from './structured-data.ts';

export type Stylesheet = { address: string; source: string };

type PageParts = {
  page: PrerenderedPage;
  /** What React rendered: title, meta and link elements first, then the body. */
  rendered: string;
  stylesheet: Stylesheet;
  /** Addresses of the route's own scripts. */
  scripts: readonly string[];
  siteUrl: string;
};

const headElements = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Puts a rendered page into the template that Vite made of index.html. */
export function fillPage(
  template: string,
  { page, rendered, stylesheet, scripts, siteUrl }: PageParts,
): string {
  const head = headElements.exec(rendered)?.[0] ?? '';
  const body = rendered.slice(head.length);
  if (!head.includes('<title')) throw new Error(`${page.pathname} has no title`);
  const preloads = scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
  const data = page.listed
    ? `<script type="application/ld+json">${structuredData(page, siteUrl)}</script>`
    : '';
  const html = fill(
    template.replace(/\s*<link rel="stylesheet"[^>]*>/, ''),
    [
      '<!--head-->',
      `${head}<style>${pageStyles(stylesheet.source, template + body)}</style>${wholeStylesheet(stylesheet)}${preloads.join('')}${data}`,
    ],
    ['<!--app-->', body],
  );
  return scriptsAfterPaint(html);
}

/** The page can be read without its scripts: they yield to what is painted first. */
function scriptsAfterPaint(html: string): string {
  return html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/** For no medium, so that it holds nothing up; the entry puts it in force before the page comes to life. */
function wholeStylesheet({ address }: Stylesheet): string {
  return `<link rel="stylesheet" href="${address}" media="not all"><noscript><link rel="stylesheet" href="${address}"></noscript>`;
}

function fill(template: string, ...parts: readonly (readonly [string, string])[]): string {
  return parts.reduce((html, [mark, content]) => {
    const [before, after] = html.split(mark);
    if (before === undefined || after === undefined) throw new Error(`index.html has no ${mark}`);
    return `${before}${content}${after}`;
  }, template);
}

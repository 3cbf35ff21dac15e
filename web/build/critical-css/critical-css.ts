import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { selectorsAtRest } from './match-selectors.ts';
import { pageElements } from './page-elements.ts';
import { resolveProperties } from './resolve-properties.ts';
import { isOfFace } from './typefaces.ts';

const closedDialogs = /<dialog(?![^>]*\sopen)[\s\S]*?<\/dialog>/g;
/** A page without scripting takes in the whole stylesheet before it is painted. */
const neverAtFirstPaint = /^(print|\((forced-colors:\s*active|hover:\s*hover|scripting:\s*none)\))$/;
/** They change what a hand feels, or what follows, not what is painted first. */
const unpainted =
  /^(cursor|transition|animation|outline|touch-action|(-?\w+-)?user-select|overscroll-behavior|scroll-|resize)/;
const fetched = /url\(["']?(?!["']?data:)/;
/** What every browser does that Tailwind CSS is made for, and yet it asks (vite.config.ts has the browsers). */
const alwaysSupported = /^\(color:\s*color-mix\(in lab,\s*red,\s*red\)\)$/;
/** Asks for browsers without `@property`, none of which is among those. */
const neverSupported = /^\(\(\(-webkit-hyphens:\s*none\)\) and \(not \(margin-trim:\s*inline\)\)\)/;

/**
 * The part of the stylesheet that a page's HTML needs for its first paint: rules for what stands in it, untouched.
 * What scripts bring later, such as dialogs, and what happens under a finger is styled by the whole stylesheet, which
 * arrives before they do. So are fetched pictures. Every typeface is declared here and none asked for, since the root
 * has no mark yet that would have it so (web/src/app/boot/display-face.ts).
 */
export function pageStyles(stylesheet: string, html: string): string {
  const page = pageElements(html.replace(closedDialogs, ''));
  const root = postcss.parse(stylesheet);
  root.walkAtRules(/^(media|supports)$/, (rule) => {
    if (rule.name === 'media' && neverAtFirstPaint.test(rule.params)) rule.remove();
    if (rule.name === 'supports' && neverSupported.test(rule.params)) rule.remove();
    if (rule.name === 'supports' && alwaysSupported.test(rule.params)) replaceFallbacks(rule);
  });
  root.walkAtRules('keyframes', (rule) => {
    rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = selectorsAtRest(rule.selector, page);
    if (selectors.length === 0) rule.remove();
    else rule.selector = selectors.join(',');
  });
  root.walkDecls((declaration) => {
    if (isOfFace(declaration)) return;
    if (unpainted.test(declaration.prop) || fetched.test(declaration.value)) declaration.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules(removeRepeated);
  resolveProperties(root, html);
  removeUnreadProperties(root, html);
  removeEmptyRules(root);
  return root.toString();
}

/**
 * Custom properties, declared and registered, mean something to who reads them with `var()` alone; one that only an unread
 * one reads is unread, too.
 */
function removeUnreadProperties(root: Root, html: string): void {
  const read = new Set([...(root.toString() + html).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  let removed = 0;
  root.walk((node) => {
    const name = node.type === 'atrule' && node.name === 'property' ? node.params : undefined;
    const property = node.type === 'decl' && node.variable ? node.prop : name;
    if (property === undefined || read.has(property)) return;
    node.remove();
    removed += 1;
  });
  if (removed > 0) removeUnreadProperties(root, html);
}

/** Puts what an `@supports` holds in its place, over the declarations it was the better version of. */
function replaceFallbacks(supports: AtRule): void {
  supports.each((better) => {
    const fallback = supports.prev();
    if (better.type !== 'rule' || fallback?.type !== 'rule' || fallback.selector !== better.selector) return;
    const names = new Set(better.nodes.map((node) => (node.type === 'decl' ? node.prop : '')));
    fallback.each((node) => {
      if (node.type === 'decl' && names.has(node.prop)) node.remove();
    });
    fallback.append(better.nodes);
    better.remove();
  });
  supports.replaceWith(supports.nodes ?? []);
}

/** The whole stylesheet has some prefixed declarations several times over. The last one decides. */
function removeRepeated(rule: Rule): void {
  const later = new Set<string>();
  for (const node of rule.nodes.toReversed()) {
    const text = String(node);
    if (node.type === 'decl' && later.has(text)) node.remove();
    later.add(text);
  }
}

function removeEmptyRules(root: Root | AtRule): void {
  root.each((node) => {
    if (node.type === 'rule' && node.nodes.length === 0) node.remove();
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmptyRules(node);
    // A layer without contents still says where it stands among the others.
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
}

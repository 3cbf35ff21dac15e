import postcss, { type AtRule, type Root } from 'postcss';
import { dropOverridden, joinRules } from './drop-overridden.ts';
import { foldConstants } from './fold-constants.ts';
import { pageElements } from './page-elements.ts';
import { selectorsAtRest } from './selectors-at-rest.ts';

const closedDialogs = /<dialog(?![^>]*\sopen)[\s\S]*?<\/dialog>/g;
const neverAtFirstPaint = /^(print|\((forced-colors:\s*active|hover:\s*hover)\))$/;
const unpainted =
  /^(transition|animation|cursor|outline|scroll-|overscroll-|touch-action|-webkit-tap-|(-?webkit-)?user-select|font-(feature|variation)-|tab-size)/;
/** Scripts fill these later. Empty, they take no room. */
const emptyPlaces = /\.(app-notices|toast-region)\b/;
const fetched = /url\(["']?(?!["']?data:)/;

/**
 * Keeps the rules that a page's untouched HTML needs for its first paint. The full stylesheet loads later with the
 * rest: dialogs, motion, hover states, pictures and the web font.
 */
export function pageStyles(stylesheet: string, html: string): string {
  const page = pageElements(html.replace(closedDialogs, ''));
  const root = postcss.parse(stylesheet);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = selectorsAtRest(rule.selector, page);
    if (selectors.length === 0 || emptyPlaces.test(rule.selector)) rule.remove();
    else rule.selector = selectors.join(',');
  });
  root.walkDecls((declaration) => {
    if (fetched.test(declaration.value) || unpainted.test(declaration.prop)) declaration.remove();
  });
  unwrapSupported(root);
  dropOverridden(root);
  removeUnreadProperties(root, html);
  foldConstants(root, html);
  removeUnreadProperties(root, html);
  removeEmptyRules(root);
  joinRules(root);
  return root.toString();
}

/** Every supported browser has color-mix() (site-config.ts). Others get their colors from the full stylesheet. */
function unwrapSupported(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (/color-mix\(in lab, ?red, ?red\)/.test(rule.params) && rule.nodes) rule.replaceWith(rule.nodes);
  });
}

function isLater({ name, params, nodes }: AtRule): boolean {
  if (name === 'keyframes' || (name === 'layer' && params === 'properties')) return true;
  if (name === 'media') return neverAtFirstPaint.test(params);
  return name === 'font-face' && fetched.test(String(nodes));
}

/** Drops custom properties that no rule reads. The theme declares hundreds. */
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

function removeEmptyRules(root: Root | AtRule): void {
  root.each((node) => {
    if (node.type === 'rule' && node.nodes.length === 0) node.remove();
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmptyRules(node);
    // An empty layer still sets the order of layers.
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
}

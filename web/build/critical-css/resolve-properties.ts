import type { Declaration, Root, Rule } from 'postcss';

/** Textures and shadows of daisyUI, which a theme's `--depth` and `--noise` of 0 paint with nothing. */
const ofDepth = { property: /shadow$|^--btn-inset$/, value: /var\(--(depth|btn-inset|btn-shadow)\b/ };
const ofNoise = { property: /^background-(image|size)$/, value: /var\(--(fx-)?noise\b/ };
const corners = ['start-start', 'start-end', 'end-end', 'end-start'].map(
  (corner) => `border-${corner}-radius`,
);

/**
 * Says shorter what the custom properties of these styles come to: no fallback for one that the root always has, nothing
 * but the fallback for one that nothing declares, and no shadow that the theme has invisible. For styles that the whole
 * stylesheet follows, which says all of it again.
 * @param html whose style attributes may declare some, too
 */
export function resolveProperties(root: Root, html: string): void {
  const onRoot = new Map<string, string>();
  root.walkDecls((declaration) => {
    if (declaration.variable && isAlwaysOnRoot(declaration)) onRoot.set(declaration.prop, declaration.value);
  });
  removePaintless(root, onRoot);
  const declared = new Set([...(root.toString() + html).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  root.walkDecls((declaration) => {
    declaration.value = replaceReads(declaration.value, (name, fallback) => {
      if (fallback === undefined || onRoot.has(name)) return `var(${name})`;
      return declared.has(name) ? undefined : fallback;
    });
  });
  root.walkRules(joinCorners);
}

/** Outside conditions, and for the root however it is marked. */
function isAlwaysOnRoot({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || !('selector' in parent)) return false;
  if (!/^(:root|:where\(:root\))$/.test(String(parent.selector))) return false;
  for (let around = parent.parent; around && around.type !== 'root'; around = around.parent)
    if (around.type !== 'atrule' || !('name' in around) || around.name !== 'layer') return false;
  return true;
}

function removePaintless(root: Root, onRoot: ReadonlyMap<string, string>): void {
  const paintless = [
    ...(onRoot.get('--depth') === '0' ? [ofDepth] : []),
    ...(onRoot.get('--noise') === '0' ? [ofNoise] : []),
  ];
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (paintless.some((each) => each.property.test(prop) && each.value.test(value))) declaration.remove();
  });
}

/** @param replace is given a property's name and fallback; undefined keeps what is there */
function replaceReads(
  value: string,
  replace: (name: string, fallback: string | undefined) => string | undefined,
): string {
  const start = value.indexOf('var(');
  if (start < 0) return value;
  const end = endOfCall(value, start + 'var('.length);
  const [, name = '', fallback] = /^\s*(--[\w-]+)\s*(?:,(.*))?$/s.exec(value.slice(start + 4, end)) ?? [];
  const inner = fallback === undefined ? undefined : replaceReads(fallback.trim(), replace);
  const kept = inner === undefined ? `var(${name})` : `var(${name},${inner})`;
  return value.slice(0, start) + (replace(name, inner) ?? kept) + replaceReads(value.slice(end + 1), replace);
}

/** Where the parenthesis closes that was opened just before `from`. */
function endOfCall(value: string, from: number): number {
  let open = 1;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') open += 1;
    if (value[at] === ')') open -= 1;
    if (open === 0) return at;
  }
  throw new Error(`A parenthesis is left open in ${value}`);
}

/** Four corners alike are one radius. */
function joinCorners(rule: Rule): void {
  const found = rule.nodes.filter((node) => node.type === 'decl' && corners.includes(node.prop));
  const [first] = found;
  if (first?.type !== 'decl' || found.length !== corners.length) return;
  if (found.some((node) => node.type === 'decl' && node.value !== first.value)) return;
  for (const node of found.slice(1)) node.remove();
  first.prop = 'border-radius';
}

import type { Node, Root, Rule } from 'postcss';

const reference = /var\(\s*(--[\w-]+)/g;
/** A reference. In its fallback parentheses may stand, but none within others: such a reference is left alone. */
const wholeReference = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
const wholePage = /^(:root|:where\(:root\))$/;

/**
 * Writes out what references to custom properties come to, so that the browser need not: the value of one that is the
 * same all over the page, the fallback of one that the page never sets, and no fallback for one that the whole page has.
 */
export function resolveReferences(root: Root, html: string): void {
  const setByHtml = new Set(html.match(/--[\w-]+(?=:)/g));
  for (let changed = true; changed; ) {
    const properties = declaredProperties(root);
    const resolve = (value: string): string =>
      value.replaceAll(wholeReference, (asWritten, name: string, fallback?: string) => {
        const { values, onWholePage } = properties.get(name) ?? {};
        const [first = '', ...others] = values ?? [];
        if (setByHtml.has(name)) return asWritten;
        if (!values) return fallback === undefined ? asWritten : resolve(fallback.trim());
        if (onWholePage && others.length === 0 && !first.includes('var(')) return first;
        if (onWholePage && !values.has('initial')) return `var(${name})`;
        return fallback === undefined ? asWritten : `var(${name},${resolve(fallback)})`;
      });
    changed = false;
    root.walkDecls((declaration) => {
      const resolved = resolve(declaration.value);
      changed ||= resolved !== declaration.value;
      declaration.value = resolved;
    });
  }
}

type Property = { readonly values: Set<string>; onWholePage: boolean };

/** Every custom property that the page sets or, with all but a value, registers. */
function declaredProperties(root: Root): Map<string, Property> {
  const found = new Map<string, Property>();
  const property = (name: string): Property => {
    const known = found.get(name) ?? { values: new Set(), onWholePage: false };
    found.set(name, known);
    return known;
  };
  root.walkDecls(/^--/, ({ prop, value }) => {
    property(prop).values.add(value);
  });
  root.walkRules((rule) => {
    if (!isUnconditional(rule) || !rule.selectors.some((selector) => wholePage.test(selector))) return;
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) property(node.prop).onWholePage = true;
    });
  });
  root.walkAtRules('property', ({ params }) => {
    property(params).onWholePage = false;
  });
  return found;
}

/** Removes the custom properties that neither a declaration nor the page's own attributes ask for. */
export function removeUnusedProperties(root: Root, html: string): void {
  const used = new Set(namesIn(html));
  for (let known = -1; known !== used.size; ) {
    known = used.size;
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--') && !used.has(declaration.prop)) return;
      for (const name of namesIn(declaration.value)) used.add(name);
    });
  }
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

function namesIn(text: string): string[] {
  return [...text.matchAll(reference)].map(([, name = '']) => name);
}

/** Whether it holds whatever the screen and the browser: nothing but layers stands around it. */
function isUnconditional(rule: Rule): boolean {
  for (let node: Node['parent'] = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && !('name' in node && node.name === 'layer')) return false;
  return true;
}

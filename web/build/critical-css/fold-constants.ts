import type { AtRule, Declaration, Root } from 'postcss';

/** A custom property's value in the page's styles; undefined if elements differ. */
type Meaning = { readonly value: string } | 'undeclared' | undefined;

/**
 * Replaces each `var()` that has one value for every element of the page, and computes products of numbers. The names
 * and fallbacks are a tenth of a page's compressed styles.
 */
export function foldConstants(root: Root, html: string): void {
  for (let changed = true; changed; ) {
    changed = false;
    const meaningOf = readMeanings(root, html);
    root.walkDecls((declaration) => {
      const folded = multiply(foldVars(declaration, meaningOf)).replace(/, (?=\S)/g, ',');
      if (folded === declaration.value) return;
      declaration.value = folded;
      changed = true;
    });
  }
}

function readMeanings(root: Root, html: string): (name: string, reader: Declaration) => Meaning {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const registered = new Map<string, string | undefined>();
  root.walkAtRules('property', ({ params, nodes }) => {
    const initial = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    registered.set(params, initial?.type === 'decl' ? initial.value : undefined);
  });
  return (name, reader) => {
    if (html.includes(name)) return undefined;
    const [first, ...others] = declared.get(name) ?? [];
    if (!first) {
      const initial = registered.get(name);
      return initial === undefined ? 'undeclared' : { value: initial };
    }
    const isConstant = reader.parent === first.parent || (!registered.has(name) && isOfWholePage(first));
    return isConstant && others.length === 0 && !first.value.includes('var(')
      ? { value: first.value }
      : undefined;
  };
}

function isOfWholePage({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || !('selector' in parent) || parent.selector !== ':root') return false;
  for (let above = parent.parent; above && above.type !== 'root'; above = above.parent) {
    if ((above as AtRule).name !== 'layer') return false;
  }
  return true;
}

/**
 * Replaces each `var()` that has a known value. A `var()` with neither a declaration nor a fallback makes the whole
 * value invalid.
 */
function foldVars(reader: Declaration, meaningOf: (name: string, reader: Declaration) => Meaning): string {
  const { value, variable } = reader;
  const reference = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/;
  let isInvalid = false;
  const fold = (text: string): string =>
    text.replace(new RegExp(reference, 'g'), (whole, name: string, fallback?: string) => {
      const meaning = meaningOf(name, reader);
      if (meaning === undefined) return fallback === undefined ? whole : `var(${name},${fold(fallback)})`;
      if (meaning !== 'undeclared') return meaning.value;
      if (fallback === undefined) isInvalid = true;
      return fold(fallback?.trim() ?? '');
    });
  const folded = fold(value);
  if (isInvalid) return variable ? 'initial' : 'unset';
  return folded;
}

function multiply(value: string): string {
  return value.replace(
    /calc\((-?[\d.]+)([a-z%]*) \* (-?[\d.]+)([a-z%]*)\)/g,
    (whole, one: string, unit: string, other: string, otherUnit: string) =>
      unit && otherUnit
        ? whole
        : `${Number((Number(one) * Number(other)).toFixed(4))}${unit}${otherUnit}`.replace(/^(-?)0\./, '$1.'),
  );
}

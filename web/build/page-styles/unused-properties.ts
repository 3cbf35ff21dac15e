import type { Root } from 'postcss';

const reference = /var\(\s*(--[\w-]+)/g;

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

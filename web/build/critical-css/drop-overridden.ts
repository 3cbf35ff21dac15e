import type { AtRule, Root, Rule } from 'postcss';

/**
 * Removes declarations that a later rule with the same selector replaces under the same conditions, or under none.
 * Expects rules in cascade order: a layer's rules after those of the layers it overrides.
 */
export function dropOverridden(root: Root): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  const replaced = new Set<string>();
  for (const rule of rules.toReversed()) {
    const conditions = conditionsOf(rule);
    for (const declaration of [...rule.nodes].reverse()) {
      if (declaration.type !== 'decl' || declaration.important) continue;
      const at = (selector: string, when: string) => `${when}{${selector}{${declaration.prop}`;
      if (rule.selectors.every((each) => replaced.has(at(each, '')) || replaced.has(at(each, conditions))))
        declaration.remove();
      for (const selector of rule.selectors) replaced.add(at(selector, conditions));
    }
  }
}

/** The media and other queries around a rule, without layers. */
function conditionsOf(rule: Rule): string {
  const found: string[] = [];
  for (let above = rule.parent; above && above.type !== 'root'; above = above.parent) {
    const { name, params } = above as AtRule;
    if (name !== 'layer') found.push(`@${name} ${params}`);
  }
  return found.join();
}

/** Joins neighboring rules with the same selector, and four equal corners to one declaration. */
export function joinRules(root: Root): void {
  root.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type === 'rule' && before.selector === rule.selector) {
      rule.prepend(before.nodes);
      before.remove();
    }
    joinCorners(rule);
  });
}

function joinCorners(rule: Rule): void {
  const corners = rule.nodes.filter(
    (node) => node.type === 'decl' && /^border-\w+-\w+-radius$/.test(node.prop),
  );
  const [first, ...others] = corners;
  if (corners.length !== 4 || first?.type !== 'decl') return;
  if (!others.every((each) => each.type === 'decl' && each.value === first.value)) return;
  first.prop = 'border-radius';
  for (const other of others) other.remove();
}

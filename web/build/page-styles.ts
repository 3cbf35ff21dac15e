import postcss, { type Container } from 'postcss';

const className = /\.((?:\\.|[\w-])+)/g;

/**
 * The part of the stylesheet that a page's HTML can need: every rule but those for classes that the page does not have.
 * What scripts bring later, such as dialogs, is styled by the whole stylesheet, which arrives before they do.
 */
export function pageStyles(stylesheet: string, html: string): string {
  const present = classesIn(html);
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name))
      return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, present));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  removeUnusedKeyframes(root);
  removeEmptyRules(root);
  return root.toString();
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
    ),
  );
}

/** Whether every class that a selector asks for, outside of `:not()` and the like, is in the page. */
function canMatch(selector: string, present: ReadonlySet<string>): boolean {
  const asked = withoutBrackets(selector).matchAll(className);
  return [...asked].every(([, name = '']) => present.has(name.replace(/\\(.)/g, '$1')));
}

function withoutBrackets(selector: string): string {
  const escaped = selector.replace(/\\[()]/g, (bracket) => (bracket === '\\(' ? '\\\u0001' : '\\\u0002'));
  let flat = escaped;
  for (let next = flat.replace(/\([^()]*\)/g, ''); next !== flat; next = flat.replace(/\([^()]*\)/g, ''))
    flat = next;
  return flat.replaceAll('\u0001', '(').replaceAll('\u0002', ')');
}

function removeUnusedKeyframes(root: Container): void {
  const used = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

function removeEmptyRules(root: Container): void {
  root.walkAtRules((rule) => {
    removeEmptyRules(rule);
    // A layer without contents still says where it stands among the others.
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
  });
}

import parse, { type Attribute, type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import type { PageElement } from './page-elements.ts';

/** Pseudo-elements of the first paint. The others belong to closed or hidden elements. */
const drawnPseudoElements = /^::?(before|after|marker)$/;
/** The options of a select are closed at the first paint. */
const withoutChildren = new Set(['img', 'input', 'select', 'textarea']);
/** States that an attribute in the HTML can set before anyone touches the page. */
const attributeStates = new Map([
  [':checked', 'checked'],
  [':disabled', 'disabled'],
  [':open', 'open'],
  [':popover-open', 'open'],
]);
const touchedStates =
  /^:(hover|active|focus|focus-within|focus-visible|target|visited|indeterminate|autofill|user-valid|user-invalid|invalid|modal|fullscreen|-.*)$/;

/**
 * Keeps the selectors that can match the page at its first paint, before hover and focus. Does not check where an
 * element is, so it may keep too many.
 */
export function selectorsAtRest(selectors: string, page: readonly PageElement[]): string[] {
  return parse()
    .astSync(selectors)
    .nodes.filter((selector) => canMatch(selector, page))
    .map((selector) => String(withoutOthers(selector, page)).trim());
}

/** Drops the choices in each `:is()` that match no element, and unwraps an `:is()` with one choice. */
function withoutOthers(selector: Selector, page: readonly PageElement[]): Selector {
  selector.walkPseudos((pseudo) => {
    if (pseudo.value !== ':is') return;
    for (const inner of [...pseudo.nodes])
      if (!page.some((element) => fitsInner(inner, element, page))) inner.remove();
    const [only, ...others] = pseudo.nodes;
    const isFirst = !pseudo.prev() || pseudo.prev()?.type === 'combinator';
    if (only && others.length === 0 && isFirst && !only.some(({ type }) => type === 'combinator'))
      pseudo.replaceWith(...only.nodes);
  });
  return selector;
}

function canMatch(selector: Selector, page: readonly PageElement[]): boolean {
  return compoundsOf(selector).every(({ nodes, isAround }) =>
    page.some(
      (element) =>
        !(isAround && withoutChildren.has(element.name)) && nodes.every((node) => fits(node, element, page)),
    ),
  );
}

type Compound = {
  readonly nodes: Node[];
  /** The next compound matches inside this one's element. */
  isAround: boolean;
};

function compoundsOf(selector: Selector): Compound[] {
  let last: Compound = { nodes: [], isAround: false };
  const compounds = [last];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      last.isAround = /^[\s>]*$/.test(node.value);
      last = { nodes: [], isAround: false };
      compounds.push(last);
    } else last.nodes.push(node);
  }
  return compounds;
}

function fits(node: Node, element: PageElement, page: readonly PageElement[]): boolean {
  if (node.type === 'class') return element.classes.has(node.value);
  if (node.type === 'tag') return element.name === node.value.toLowerCase();
  if (node.type === 'id') return element.attributes.get('id') === node.value;
  if (node.type === 'attribute') return hasAttribute(element, node);
  return node.type !== 'pseudo' || fitsPseudo(node, element, page);
}

function hasAttribute({ attributes }: PageElement, { attribute, operator, value }: Attribute): boolean {
  const found = attributes.get(attribute.toLowerCase());
  return operator === '=' ? found === value : found !== undefined;
}

function fitsPseudo(pseudo: Pseudo, element: PageElement, page: readonly PageElement[]): boolean {
  const name = pseudo.value.toLowerCase();
  if (name === ':is' || name === ':where')
    return pseudo.nodes.some((inner) => fitsInner(inner, element, page));
  if (name === ':has') return pseudo.nodes.some((inner) => canMatch(inner, page));
  if (name === ':root') return element.name === 'html';
  if (name === ':host') return false;
  if (name === ':lang') return pseudo.nodes.some((inner) => element.attributes.get('lang') === String(inner));
  if (parse.isPseudoElement(pseudo)) return drawnPseudoElements.test(name);
  const attribute = attributeStates.get(name);
  return attribute ? element.attributes.has(attribute) : !touchedStates.test(name);
}

function fitsInner(selector: Selector, element: PageElement, page: readonly PageElement[]): boolean {
  const compounds = compoundsOf(selector);
  const own = compounds.at(-1)?.nodes ?? [];
  return (
    own.every((node) => fits(node, element, page)) && (compounds.length === 1 || canMatch(selector, page))
  );
}

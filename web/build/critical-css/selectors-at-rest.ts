import parse, { type Attribute, type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import type { PageElement } from './page-elements.ts';

/** The browser draws them at the first paint; all others belong to something not open yet, or not seen. */
const drawnPseudoElements = /^::?(before|after|marker|picker-icon)$/;
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
 * Keeps the selectors of a rule that can match the page at its first paint, before hover and focus. Keeps too many
 * rather than too few: every compound needs an element, at any place in the page.
 */
export function selectorsAtRest(selectors: string, page: readonly PageElement[]): string[] {
  return parse()
    .astSync(selectors)
    .nodes.filter((selector) => canMatch(selector, page))
    .map((selector) => String(selector).trim());
}

function canMatch(selector: Selector, page: readonly PageElement[]): boolean {
  return compoundsOf(selector).every((compound) =>
    page.some((element) => compound.every((node) => fits(node, element, page))),
  );
}

function compoundsOf(selector: Selector): Node[][] {
  const compounds: Node[][] = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
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
  const own = compounds.at(-1) ?? [];
  return (
    own.every((node) => fits(node, element, page)) && (compounds.length === 1 || canMatch(selector, page))
  );
}

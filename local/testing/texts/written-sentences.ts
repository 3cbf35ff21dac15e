import { isCatalogue } from './catalogues.ts';
import { childrenOf, isNode, type SyntaxNode, syntaxTree } from './syntax-tree.ts';

/** Attributes whose values are not shown. */
const unreadAttribute =
  /^(className|id|href|to|type|autoComplete|htmlFor|role|key|method|src|srcSet|sizes|rel|target|inputMode|d|viewBox|data-.*|aria-(?!label$|description$|roledescription$|valuetext$).*)$/;

/** Names of people, firms, places, formats and stored services, which are the same in every language. */
const names =
  /^(Lakeline Mobile Welding|Metal Structure Repairs|Heavy-Duty Truck Repairs|Aluminum Welding|Mobile Welding Services|Client Portal|Staff Desk|Samsung Internet|Bravo Fab|Google Maps|Apple Pay|Google Pay|QuickBooks|Google Contacts|Housecall Pro|Invoice Ninja|Stripe|GeoNames|Chicagoland|Joliet|Chicago|Lakeline Desk|PDF|CSV|Bearer 0|Bearer owner|The former email|Repeated plans|Undoing an import)$/;

const sentence = /^[“"‘(]?[A-Z][a-z’']*[.!?…]?(\s+[^\s]+)+$/;
const word = /[A-Za-z]{2,}/;

/**
 * A module's sentences outside catalogues, by line: text between tags, shown attributes, and strings.
 */
export function writtenSentences(file: string, code: string): string[] {
  const found: string[] = [];
  const say = (node: SyntaxNode, text: string) => {
    const said = text.replace(/\s+/g, ' ').trim();
    if (!names.test(said)) found.push(`${file}:${code.slice(0, node.start).split('\n').length}: ${said}`);
  };
  const visit = (node: SyntaxNode): void => {
    if (isUnread(node)) return;
    if (node.type === 'JSXText' && word.test(textOf(node))) say(node, textOf(node));
    if (node.type === 'JSXAttribute' && isNode(node['value']) && node['value'].type === 'Literal') {
      const text = textOf(node['value']);
      if (/^[A-Z]/.test(text) && word.test(text)) say(node, text);
      return;
    }
    if (node.type === 'Literal' && sentence.test(textOf(node))) say(node, textOf(node));
    if (node.type === 'TemplateLiteral' && sentence.test(templateText(node))) say(node, templateText(node));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(syntaxTree(file, code));
  return found;
}

/** Imports, types, catalogues, hidden attributes, and errors for developers only. */
function isUnread(node: SyntaxNode): boolean {
  if (/^(Import|ExportAll|TS(Type|Interface|Literal))/.test(node.type) || isCatalogue(node)) return true;
  if (node.type === 'JSXAttribute') return unreadAttribute.test(nameOf(node['name']));
  if (
    node.type === 'CallExpression' &&
    (isSuper(node['callee']) || nameOf(node['callee']) === 'reportBrowserError')
  )
    return true;
  return node.type === 'NewExpression' && /Error$|^(URL|RegExp)$/.test(nameOf(node['callee']));
}

/** The message that an error class passes to `Error`. */
function isSuper(callee: unknown): boolean {
  return isNode(callee) && callee.type === 'Super';
}

function nameOf(node: unknown): string {
  return isNode(node) ? code(node['name']) : '';
}

function textOf(node: SyntaxNode): string {
  return code(node['value']);
}

function code(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function templateText(node: SyntaxNode): string {
  const parts = Array.isArray(node['quasis']) ? node['quasis'].filter(isNode) : [];
  return parts.map(({ value }) => cooked(value)).join('0');
}

function cooked(value: unknown): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? code(value.cooked) : '';
}

import { childrenOf, isNode, type SyntaxNode, syntaxTree } from './syntax-tree.ts';

/**
 * One sentence of a catalogue: its name (`map.name` in a map of sentences), all its words, and its parts between values.
 */
export type CatalogueText = {
  readonly name: string;
  readonly said: string;
  readonly parts: readonly string[];
};

/** The catalogues of a module: all of a `*-texts.ts`, and elsewhere each `inLanguages(…)`. */
function cataloguesIn(file: string, code: string): SyntaxNode[] {
  if (isCatalogueFile(file)) return [syntaxTree(file, code)];
  const find = (node: SyntaxNode): SyntaxNode[] =>
    isCatalogue(node) ? [node] : childrenOf(node).flatMap(find);
  return code.includes('inLanguages(') ? find(syntaxTree(file, code)) : [];
}

export const isCatalogueFile = (file: string) => /-texts\.tsx?$/.test(file);

export function isCatalogue({ type, callee }: SyntaxNode): boolean {
  return type === 'CallExpression' && isNode(callee) && callee['name'] === 'inLanguages';
}

/** A module's code without its catalogues. */
export function codeBesideCatalogues(file: string, code: string): string {
  const parts = cataloguesIn(file, code);
  return [...parts, undefined]
    .map((part, index) => code.slice(parts[index - 1]?.end ?? 0, part?.start))
    .join('');
}

/** The sentences of a module's catalogues in one language, including nested ones. */
export function catalogueTexts(language: 'en' | 'es', file: string, code: string): CatalogueText[] {
  const collect = (node: SyntaxNode): CatalogueText[] => {
    if (isOfOtherLanguage(language, node)) return [];
    return node.type === 'Property' && isNode(node['key']) && isNode(node['value'])
      ? textsOf(String(node['key']['name'] ?? node['key']['value']), spoken(language, node['value']), collect)
      : childrenOf(node).flatMap(collect);
  };
  return cataloguesIn(file, code).flatMap(collect);
}

function textsOf(
  name: string,
  value: SyntaxNode,
  collect: (node: SyntaxNode) => CatalogueText[],
): CatalogueText[] {
  if (value.type !== 'ObjectExpression') {
    const parts = saidIn(value);
    return [{ name, said: parts.join(' '), parts }];
  }
  return collect(value).map((text) => ({ ...text, name: `${name}.${text.name}` }));
}

/** A constant for sentences of the other language: `spanishDocumentNames` in English. */
function isOfOtherLanguage(language: 'en' | 'es', { type, id }: SyntaxNode): boolean {
  const other = language === 'en' ? /^spanish[A-Z]/ : /^english[A-Z]/;
  return type === 'VariableDeclarator' && isNode(id) && other.test(String(id['name']));
}

/** The argument of one language in `say(english, spanish)`. */
function spoken(language: 'en' | 'es', value: SyntaxNode): SyntaxNode {
  if (!isSay(value)) return value;
  const text: unknown = value['arguments'][language === 'en' ? 0 : 1];
  return isNode(text) ? text : value;
}

function isSay(node: SyntaxNode): node is SyntaxNode & { arguments: unknown[] } {
  const { callee, arguments: said } = node;
  return isNode(callee) && callee['name'] === 'say' && Array.isArray(said);
}

/** Sentences that are the same in both languages. A name is a text without `say`; units such as "min" are short. */
export function untranslatedTexts(file: string, code: string): string[] {
  const find = (node: SyntaxNode): string[] => {
    const said = isSay(node) ? node.arguments.map((text) => isNode(text) && saidIn(text).join(' ')) : [];
    const [english, spanish] = said;
    const isSame = typeof english === 'string' && english === spanish && /\p{L}{4}/u.test(english);
    return [...(isSame ? [english] : []), ...childrenOf(node).flatMap(find)];
  };
  return cataloguesIn(file, code).flatMap(find);
}

function saidIn(node: SyntaxNode): string[] {
  if (/^TS/.test(node.type)) return [];
  const own = [node['value']].flatMap((value) => {
    if (typeof value === 'string') return [value];
    const part: unknown = node.type === 'TemplateElement' ? value : undefined;
    return typeof part === 'object' && part !== null && 'cooked' in part ? [String(part.cooked)] : [];
  });
  return [...own, ...childrenOf(node).flatMap(saidIn)];
}

/** Words that only the other language's sentences have. Letters beside a digit belong to a reference and are no word. */
const foreignWords = {
  en: /(?<![\p{L}\d_’'])(el|los|las|que|usted|su|sus|para|con|una|por|del|está|más)(?![\p{L}\d_’'])/iu,
  es: /(?<![\p{L}\d_’'])(the|and|your|you|with|for|this|that|is|are|of|to|not|will|please|we|our|when|from|was)(?![\p{L}\d_’'])/iu,
} as const;

/** The sentences of a catalogue with a word of the other language, as `name: sentence`. */
export function foreignTexts(
  language: 'en' | 'es',
  texts: readonly Omit<CatalogueText, 'parts'>[],
): string[] {
  return texts
    .filter(({ said }) => foreignWords[language].test(said))
    .map(({ name, said }) => `${name}: ${said}`);
}

/**
 * The unused names of a catalogue. Labels are used by their codes, in quotes.
 * @param code the code of all other modules, joined
 */
export function unusedTexts(texts: readonly CatalogueText[], code: string): string[] {
  // Code names a map. Data select its sentences.
  const names = new Set(texts.map(({ name }) => name.split('.')[0] ?? ''));
  return [...names].filter(
    (name) => /^\w+$/.test(name) && !new RegExp(`(?:[.{,]\\s*|')${name}\\b`).test(code),
  );
}

import { parseSync } from 'vite';

/** A node of a module's syntax tree: ESTree with JSX and TypeScript. */
export type SyntaxNode = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
};

/** The syntax tree of a module. @throws Error if it cannot be parsed */
export function syntaxTree(file: string, code: string): SyntaxNode {
  const { program, errors } = parseSync(file, code);
  const [first] = errors;
  if (first) throw new Error(`${file}: ${first.message}`);
  return { ...program };
}

/** A node's children. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

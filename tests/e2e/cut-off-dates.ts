import type { Page } from '@playwright/test';
import * as z from 'zod';

const nodeSchema = z.object({
  nodeId: z.number(),
  nodeName: z.string(),
  attributes: z.optional(z.array(z.string())),
  get children() {
    return z.optional(z.array(nodeSchema));
  },
  /** The browser's own content of a field. */
  get shadowRoots() {
    return z.optional(z.array(nodeSchema));
  },
});
/** The format of the DevTools protocol. */
type Node = z.infer<typeof nodeSchema>;
const boxSchema = z.object({ model: z.object({ border: z.array(z.number()) }) });

/** The cut-off parts, such as the year, of day and time fields on the screen. */
export async function cutOffDates(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const { root } = await devTools.send('DOM.getDocument', { depth: -1, pierce: true });
  const edgesOf = async ({ nodeId }: Node) => {
    const box = await devTools.send('DOM.getBoxModel', { nodeId }).catch(() => undefined);
    if (!box) return undefined;
    const xs = boxSchema.parse(box).model.border.filter((_, index) => index % 2 === 0);
    return { left: Math.min(...xs), right: Math.max(...xs) };
  };
  const cut = new Set<string>();
  for (const { part, around } of partsOfDates(nodeSchema.parse(root))) {
    const inner = await edgesOf(part);
    for (const node of around) {
      const outer = await edgesOf(node);
      if (inner && outer && (inner.left < outer.left - 1 || inner.right > outer.right + 1))
        cut.add(pseudoOf(part));
    }
  }
  await devTools.detach();
  return [...cut];
}

type Part = { readonly part: Node; readonly around: readonly Node[] };

/** Each part of a day or time field, with its ancestors up to the field. */
function partsOfDates(node: Node, around: readonly Node[] = []): Part[] {
  const within = node.nodeName === 'INPUT' ? [node] : around.length > 0 ? [...around, node] : [];
  const parts = [...(node.children ?? []), ...(node.shadowRoots ?? [])].flatMap((child) =>
    partsOfDates(child, within),
  );
  return /^-webkit-datetime-edit-.*-field$/.test(pseudoOf(node)) ? [{ part: node, around }] : parts;
}

function pseudoOf({ attributes = [] }: Node): string {
  const at = attributes.indexOf('pseudo');
  return at < 0 ? '' : (attributes[at + 1] ?? '');
}

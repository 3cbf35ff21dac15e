import type { Estimate } from '../entities/estimate.ts';

/** All fields a client sees. A later change of any of them breaks the seal of an approval. */
const shownFields = [
  'number',
  'version',
  'lines',
  'discount',
  'taxRate',
  'deposit',
  'total',
  'depositAmount',
  'validUntil',
  'terms',
  'homeRepair',
  'projectTitle',
  'sender',
  'recipient',
  'changeOf',
  'agreedBefore',
  'language',
  'poNumber',
] as const satisfies readonly (keyof Estimate)[];

export async function contentHashOf(estimate: Pick<Estimate, (typeof shownFields)[number]>): Promise<string> {
  const shown = shownFields.map((field) => [field, inOrder(estimate[field])]);
  const bytes = new TextEncoder().encode(JSON.stringify(shown));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Seal = 'none' | 'intact' | 'broken';

/** Whether an approved estimate is unchanged since its approval. */
export async function sealOf(estimate: Estimate): Promise<Seal> {
  if (!estimate.approval) return 'none';
  return estimate.approval.contentHash === (await contentHashOf(estimate)) ? 'intact' : 'broken';
}

/** Sorts keys, because databases do not keep their order, and drops undefined fields. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, inOrder(part)]);
}

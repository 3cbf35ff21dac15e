import type { Estimate } from '../entities/estimate.ts';

/** All that a client is shown of an estimate: whatever of it changes later breaks the seal of an approval. */
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
] as const satisfies readonly (keyof Estimate)[];

/** And of a change order: estimates that were approved before there were any keep their seal. */
const changeFields = ['changeOf', 'agreedBefore'] as const satisfies readonly (keyof Estimate)[];

/** And of one in another language than English, which no estimate of before has. */
const languageField = ['language'] as const satisfies readonly (keyof Estimate)[];

/** And of one with a purchase order, which no estimate of before has. */
const orderField = ['poNumber'] as const satisfies readonly (keyof Estimate)[];

/** SHA-256, in hexadecimal, of what a client is shown of an estimate. */
export async function contentHashOf(
  estimate: Pick<
    Estimate,
    (typeof shownFields | typeof changeFields | typeof languageField | typeof orderField)[number]
  >,
): Promise<string> {
  const fields = [
    ...shownFields,
    ...(estimate.changeOf ? changeFields : []),
    ...(estimate.language ? languageField : []),
    ...(estimate.poNumber ? orderField : []),
  ];
  const shown = fields.map((field) => [field, inOrder(estimate[field])]);
  const bytes = new TextEncoder().encode(JSON.stringify(shown));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Seal = 'none' | 'intact' | 'broken';

/** Whether an approved estimate is still what was approved. */
export async function sealOf(estimate: Estimate): Promise<Seal> {
  if (!estimate.approval) return 'none';
  return estimate.approval.contentHash === (await contentHashOf(estimate)) ? 'intact' : 'broken';
}

/** The same whatever the order of the fields, which databases do not keep; fields without a value are left out. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, inOrder(part)]);
}

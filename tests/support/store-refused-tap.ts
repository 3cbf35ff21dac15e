import { randomUUID } from 'node:crypto';
import type { RefusedTap } from '@welding/domain/entities/refused-tap';
import { refusedTaps } from '../../functions/src/visits/refused-taps.ts';
import { stackAddresses } from './stack.ts';

export async function storeRefusedTap(
  visit: { readonly id: string },
  fields: Partial<RefusedTap> = {},
): Promise<RefusedTap> {
  stackAddresses();
  const now = new Date().toISOString();
  const refused: RefusedTap = {
    id: randomUUID(),
    visitId: visit.id,
    kind: 'finish',
    by: { id: 'wes', name: 'Wes' },
    tappedAt: now,
    refusedAt: now,
    sentence: 'This visit was cancelled',
    ...fields,
  };
  await (await refusedTaps()).doc(refused.id).set(refused);
  return refused;
}

import { expect, test } from 'vitest';
import { conflict } from '../../functions/src/refusal.ts';
import { closeQuote } from '../../functions/src/requests/close-quote.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { changeEntity } from '../../functions/src/store/change-entity.ts';
import { createTestQuote } from '../support/desk.ts';

const actor = { id: 'sam', name: 'Sam', role: 'office' } as const;

/**
 * Refuses the first decision, after `meanwhile`, and changes nothing in the second. @returns the status that each decision
 * saw
 */
async function refuseOnce(id: string, meanwhile: () => Promise<unknown>): Promise<readonly string[]> {
  const seen: string[] = [];
  await changeEntity(quotes, {
    id,
    actor,
    action: 'opened',
    decide: async ({ status }) => {
      seen.push(status);
      if (seen.length > 1) return {};
      await meanwhile();
      throw conflict('Refused');
    },
  });
  return seen;
}

test('decides again after a refusal that a concurrent change caused, and keeps any other refusal', async () => {
  const { id } = await createTestQuote();
  await expect(refuseOnce(id, async () => undefined)).rejects.toThrow('Refused');
  const closing = async () => await closeQuote(id, { reason: 'declined' }, actor);
  expect(await refuseOnce(id, closing)).toEqual(['pending', 'cancelled']);
});

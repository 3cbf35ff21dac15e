import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { notFound } from '#refusal.ts';
import type { EntityCollection } from '#store/entity-collection.ts';
import { retryConflicts } from '#store/retry-conflicts.ts';

/** A payment intent, and the secret with which a browser confirms it. */
export type OpenIntent = { readonly id: string; readonly clientSecret: string };

/**
 * Notes on what is paid which intent pays it, so that whoever pays next goes on with the same one.
 * @param open the intent to go on with, from the entity as it is now; asked again when it was changed meanwhile, and throws to
 * refuse
 * @throws Refusal not_found
 */
export async function claimIntent<Entity extends Estimate | Invoice>(
  collection: EntityCollection<Entity>,
  id: string,
  open: (current: Entity) => Promise<{ readonly intent: OpenIntent; readonly fields: Partial<Entity> }>,
): Promise<OpenIntent> {
  const document = (await collection()).doc(id);
  return await retryConflicts(async () => {
    const stored = await document.get();
    const current = stored.data();
    if (!current || !stored.updateTime) throw notFound();
    const { intent, fields } = await open(current);
    await document.update(await collection.encodeUpdate(fields), { lastUpdateTime: stored.updateTime });
    return intent;
  });
}

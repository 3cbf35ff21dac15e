import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import { MissingEntityError } from './change-entity.ts';
import type { EntityCollection } from './collection.ts';
import { isConflict } from './outage.ts';
import { conflictAttempts } from './rate-limits.ts';

/** A payment intent, and the secret with which a browser confirms it. */
export type OpenIntent = { readonly id: string; readonly clientSecret: string };

/**
 * Notes on what is paid which intent pays it, so that whoever pays next goes on with the same one.
 * @param open the intent to go on with, from the entity as it is now; asked again when it was changed meanwhile, and throws to
 * refuse
 * @throws MissingEntityError
 */
export async function claimIntent<Entity extends Estimate | Invoice>(
  collection: EntityCollection<Entity>,
  id: string,
  open: (current: Entity) => Promise<{ readonly intent: OpenIntent; readonly fields: Partial<Entity> }>,
): Promise<OpenIntent> {
  const document = (await collection()).doc(id);
  for (let attempt = 1; ; attempt += 1) {
    const stored = await document.get();
    const current = stored.data();
    if (!current || !stored.updateTime) throw new MissingEntityError('Nothing to pay');
    const { intent, fields } = await open(current);
    try {
      await document.update(await collection.encodeUpdate(fields), { lastUpdateTime: stored.updateTime });
      return intent;
    } catch (error) {
      if (!isConflict(error) || attempt === conflictAttempts) throw error;
    }
  }
}

import { retryConflicts } from '#store/conflicts.ts';
import { firestore, newBatch } from '#store/firestore.ts';
import { itemByItem } from '#store/item-by-item.ts';

const contactFields = ['clientName', 'phone', 'address', 'zip'] as const;
const atOnce = 20;

/*
 * Earlier releases stored a visit's contact in `visitContacts`, under the visit's id. During a deployment their instances
 * still do, and an export of theirs restores it. Drop this file once no installation has the collection.
 */

/**
 * Carries contacts of earlier releases into their visits. Repeat it to continue.
 * @returns how many it carried or removed
 */
export async function carryContacts(): Promise<number> {
  const stored = await (await firestore()).collection('visitContacts').listDocuments();
  const ids = stored.map(({ id }) => id);
  const carried = await itemByItem('calendar', ids, { idOf: (id) => id, atOnce }, carryContact);
  return carried.filter(Boolean).length;
}

async function carryContact(id: string): Promise<boolean> {
  const database = await firestore();
  return await retryConflicts(async () => {
    const [contact, visit] = await database.getAll(
      database.collection('visitContacts').doc(id),
      database.collection('appointments').doc(id),
    );
    if (!contact?.updateTime) return false;
    const batch = await newBatch();
    batch.delete(contact.ref, { lastUpdateTime: contact.updateTime });
    if (visit?.updateTime && !(await isErased(visit.get('clientId')))) {
      // A newer visit has what this release wrote, and lacks what an earlier one moved to the contact.
      const isVisitNewer = visit.updateTime.valueOf() > contact.updateTime.valueOf();
      const carried = contactFields.flatMap((field) => {
        const value: unknown = contact.get(field);
        const isKept = value === undefined || (isVisitNewer && visit.get(field) !== undefined);
        return isKept ? [] : [[field, value]];
      });
      if (carried.length > 0)
        batch.update(visit.ref, Object.fromEntries(carried), { lastUpdateTime: visit.updateTime });
    }
    await batch.commit();
    return true;
  });
}

/** An erasure of this release removes no contacts of earlier ones. */
async function isErased(clientId: unknown): Promise<boolean> {
  if (typeof clientId !== 'string' || clientId === '') return false;
  const client = await (await firestore()).collection('clients').doc(clientId).get();
  return client.get('erasedAt') !== undefined;
}

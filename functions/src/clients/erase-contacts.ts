import { withoutClientName } from '@welding/domain/entities/audit-entry';
import { clearLinksOf } from '#papers/paper-links.ts';
import { removeAccounts } from '#sign-in/sessions.ts';
import { audit } from '#store/audit.ts';
import { parseDocument } from '#store/documents.ts';
import { newBatch } from '#store/firestore.ts';
import { historyByActor } from './client-documents.ts';

const mostAtOnce = 400;

/** Takes removed contacts out of a client's history and out of the links to its papers, and deletes their accounts. */
export async function eraseContacts(clientId: string, ids: readonly string[]): Promise<void> {
  await removeAccounts(ids.map((contactId) => ({ clientId, contactId })));
  const deeds = (await Promise.all(ids.map((id) => historyByActor(clientId, id)))).flat();
  for (let begin = 0; begin < deeds.length; begin += mostAtOnce) {
    const batch = await newBatch();
    for (const deed of deeds.slice(begin, begin + mostAtOnce)) {
      const actor = parseDocument(deed)?.actor;
      if (!actor) continue;
      batch.update(
        deed.ref.withConverter(null),
        await audit.encodeUpdate({ actor: withoutClientName(actor) }),
      );
    }
    await batch.commit();
  }
  for (const person of ids) await clearLinksOf(clientId, person);
}

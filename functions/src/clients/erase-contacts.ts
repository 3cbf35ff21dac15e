import { withoutClientName } from '@welding/domain/entities/audit-entry';
import { audit } from '#store/audit.ts';
import { parseDocument } from '#store/documents.ts';
import { type Batch, newBatch } from '#store/firestore.ts';
import { documentsOf, historyByActor } from './client-documents.ts';

const mostAtOnce = 400;

type Gone = {
  readonly ids: readonly string[];
  /** Emails that no contact has any more. */
  readonly emails: readonly string[];
};

/** Deletes a client's mails to these emails, and the names of these contacts in its history. */
export async function eraseContacts(clientId: string, { ids, emails }: Gone): Promise<void> {
  const { mails } = await documentsOf(clientId);
  const sent = mails.filter((mail) =>
    mail
      .data()
      .to.split(', ')
      .some((email) => emails.includes(email)),
  );
  const deeds = (await Promise.all(ids.map((id) => historyByActor(clientId, id)))).flat();
  const writes = [
    ...sent.map(
      ({ ref }) =>
        async (batch: Batch) =>
          void batch.delete(ref),
    ),
    ...deeds.map((deed) => async (batch: Batch) => {
      const actor = parseDocument(deed)?.actor;
      if (!actor) return;
      batch.update(
        deed.ref.withConverter(null),
        await audit.encodeUpdate({ actor: withoutClientName(actor) }),
      );
    }),
  ];
  for (let begin = 0; begin < writes.length; begin += mostAtOnce) {
    const batch = await newBatch();
    for (const write of writes.slice(begin, begin + mostAtOnce)) await write(batch);
    await batch.commit();
  }
}

import { newBatch } from '#store/firestore.ts';
import { documentsOf } from './client-documents.ts';

const mostAtOnce = 400;

/** Deletes the mails of a client that went to one of these emails, which no contact has any more. */
export async function eraseContactMails(clientId: string, emails: readonly string[]): Promise<void> {
  const { mails } = await documentsOf(clientId);
  const sent = mails.filter((mail) =>
    mail
      .data()
      .to.split(', ')
      .some((email) => emails.includes(email)),
  );
  for (let begin = 0; begin < sent.length; begin += mostAtOnce) {
    const batch = await newBatch();
    for (const { ref } of sent.slice(begin, begin + mostAtOnce)) batch.delete(ref);
    await batch.commit();
  }
}

import {
  clientEmailsOf,
  clients,
  emailDocument,
  emailOfDocument,
  findClient,
  isOfDuplicate,
  provenAtOf,
} from '#clients/clients.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { newBatch } from '#store/firestore.ts';

/**
 * The emails a code or link proved to be this client's, including those of merged duplicates. Requests and mails match a
 * client only by these, because anyone can type any email into a form.
 */
export async function provenEmailsOf(clientId: string): Promise<string[]> {
  const stored = await clientEmailsOf(clientId);
  return stored.filter((document) => provenAtOf(document) !== undefined).map(emailOfDocument);
}

/** The client's email that `isIt` accepts, proven or not. */
export async function emailOfClient(
  clientId: string,
  isIt: (email: string) => boolean,
): Promise<string | undefined> {
  const [client, stored] = await Promise.all([findClient(clientId), clientEmailsOf(clientId)]);
  if (client?.erasedAt) return undefined;
  return [client?.email ?? '', ...stored.filter(isOfDuplicate).map(emailOfDocument)].find(
    (email) => email !== '' && isIt(email),
  );
}

/** Records that an email is proven for this client. @returns whether the client still has it */
export async function proveEmail(clientId: string, email: string): Promise<boolean> {
  const document = await emailDocument(email);
  const ofClient = (await clients()).doc(clientId);
  return await retryConflicts(async () => {
    const known = await document.get();
    if (known.updateTime) {
      if (known.get('clientId') !== clientId) return false;
      if (provenAtOf(known)) return true;
      await document.update({ provenAt: new Date() }, { lastUpdateTime: known.updateTime });
      return true;
    }
    // An email typed into the Firebase console has no document of its own yet.
    const [client, stored] = await Promise.all([findClient(clientId), ofClient.get()]);
    if (client?.email !== email || !stored.updateTime) return false;
    const batch = await newBatch();
    batch.create(document, { clientId, provenAt: new Date() });
    batch.update(ofClient, await clients.encodeUpdate({ email }), { lastUpdateTime: stored.updateTime });
    await batch.commit();
    return true;
  });
}

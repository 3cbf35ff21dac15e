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
 * The e-mails that a code or link has shown to be this client's: its own, and those of duplicates that were merged into it.
 * Requests and mails are matched to a client by these alone, since anybody may write any e-mail into a form.
 */
export async function provenEmailsOf(clientId: string): Promise<string[]> {
  const stored = await clientEmailsOf(clientId);
  return stored.filter((document) => provenAtOf(document) !== undefined).map(emailOfDocument);
}

/** The e-mail that opens this client's portal and that `isIt` tells, whether it is proven or not. */
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

/**
 * Notes that an e-mail was shown to be this client's. @returns false when it is no e-mail of the client's any more
 */
export async function proveEmail(clientId: string, email: string): Promise<boolean> {
  const document = await emailDocument(email);
  const ofClient = (await clients()).doc(clientId).withConverter(null);
  return await retryConflicts(async () => {
    const known = await document.get();
    if (known.updateTime) {
      if (known.get('clientId') !== clientId) return false;
      if (provenAtOf(known)) return true;
      await document.update({ provenAt: new Date() }, { lastUpdateTime: known.updateTime });
      return true;
    }
    // One that was typed into the console has no document of its own yet.
    const [client, stored] = await Promise.all([findClient(clientId), ofClient.get()]);
    if (client?.email !== email || !stored.updateTime) return false;
    const batch = await newBatch();
    batch.create(document, { clientId, provenAt: new Date() });
    batch.update(ofClient, { email }, { lastUpdateTime: stored.updateTime });
    await batch.commit();
    return true;
  });
}

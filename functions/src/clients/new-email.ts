import type { Client, ReplacedEmail } from '@welding/domain/entities/client';
import { isOfContact } from '@welding/domain/entities/recipients';
import type { Batch } from '#store/firestore.ts';
import { clientEmailsOf, emailDocument, emailOfDocument, isOfDuplicate, provenAtOf } from './clients.ts';

/** Whether a client's new email is proven, and which earlier emails may object. */
export type EmailProof = {
  /** When it was proven, undefined for an unproven one. */
  readonly provenAt: string | undefined;
  /** The session that asked goes on with a new cookie. */
  readonly isOwnSession?: true;
  /** The earlier emails that may object from now on, for the current client and the time of the proof. */
  readonly replacedEmails: (current: Client, provenAt: string | undefined) => ReplacedEmail[];
};

/** More emails than a client ever has; the newest are kept. */
const mostFormer = 100;

/** The fields that change with a client's email. */
export async function ofNewEmail(
  current: Client,
  proof: EmailProof | undefined,
): Promise<Pick<Client, 'sessionsValidFrom' | 'replacedEmails' | 'formerEmails'>> {
  const stored = await clientEmailsOf(current.id);
  const proven = stored.filter((document) => provenAtOf(document) !== undefined).map(emailOfDocument);
  const former = [...new Set([...(current.formerEmails ?? []), ...proven])].slice(-mostFormer);
  const own = stored.find((document) => emailOfDocument(document) === current.email);
  const replaced = proof?.replacedEmails(current, own && provenAtOf(own)?.toISOString()) ?? [];
  return {
    sessionsValidFrom: new Date().toISOString(),
    replacedEmails: replaced.length > 0 ? replaced : undefined,
    formerEmails: former.length > 0 ? former : undefined,
  };
}

/** Updates the documents of a client's emails. A new email replaces all others; otherwise those of duplicates stay, but none of a contact. */
export async function storeClientEmails(
  batch: Batch,
  before: Client,
  after: Client,
  proof: EmailProof | undefined,
): Promise<void> {
  const { id, email } = after;
  const stored = await clientEmailsOf(id);
  const isNew = before.email !== email;
  for (const document of stored) {
    const address = emailOfDocument(document);
    const isKept = isOfDuplicate(document) && !isNew && !isOfContact(after, address);
    if (address !== email && !isKept) batch.delete(document.ref);
  }
  const own = stored.find((document) => emailOfDocument(document) === email);
  const provenAt = isNew && proof?.provenAt ? { provenAt: new Date(proof.provenAt) } : {};
  if (email === '') return;
  if (!own) batch.create(await emailDocument(email), { clientId: id, ...provenAt });
  else if (provenAt.provenAt && !provenAtOf(own)) batch.update(own.ref, provenAt);
}

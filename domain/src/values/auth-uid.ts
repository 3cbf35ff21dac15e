/**
 * The Firebase Auth uid of a client or a contact. Staff have their plain id, so no client's or contact's account is theirs.
 * firestore.rules read the same uids.
 */
export function authUidOf(person: { readonly clientId: string; readonly contactId?: string | undefined }) {
  return person.contactId ? `contact:${person.contactId}` : `client:${person.clientId}`;
}

/** The id of the person with this uid. Accounts made before uids had a prefix have the id itself. */
export function personOfUid(uid: string): string {
  return uid.replace(/^(?:client|contact):/, '');
}

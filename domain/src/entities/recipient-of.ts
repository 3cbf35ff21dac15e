import type { Client, ContactRole } from './client.ts';

/**
 * A client as a mail reaches it: in the place of its own email and name those of the contacts who take care of `role`, where
 * there are any, several emails with commas between them. Undefined for one without an email, or who was merged or erased.
 * @param also contacts who take care of this get the mail, too
 */
export function recipientOf(
  client: Client | undefined,
  role?: ContactRole,
  also?: ContactRole,
): Client | undefined {
  if (!client || client.erasedAt !== undefined || client.mergedInto !== undefined) return undefined;
  const withRole = (wanted: ContactRole | undefined) =>
    (client.contacts ?? []).filter(({ email, roles }) => email && wanted && roles.includes(wanted));
  const own = withRole(role);
  const readers = [...(own.length > 0 ? own : [client]), ...withRole(also)];
  const emails = [...new Set(readers.flatMap(({ email }) => email || []))];
  if (emails.length === 0) return undefined;
  const { firstName, lastName } =
    emails.length === 1 ? (readers[0] ?? client) : { firstName: '', lastName: '' };
  return { ...client, firstName, lastName, email: emails.join(', ') };
}

/** The first of the emails of `recipientOf`, where there is room for one. */
export function firstEmail({ email }: Pick<Client, 'email'>): string {
  return email.split(', ')[0] ?? '';
}

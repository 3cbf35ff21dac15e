import type { Client } from '@welding/domain/entities/client';
import { nameTerm, phoneTerm } from '@welding/domain/entities/client-search';
import type { Quote } from '@welding/domain/entities/quote';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import type { DeskQuery } from '#desk/live/desk-query.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';

/** A client whom a request may be of, and what they have in common. */
export type MatchingClient = { readonly client: Client; readonly same: 'e-mail' | 'phone' | 'name' };

const clients = { collection: 'clients', schema: storedClientSchema, limit: 3 } as const;

/** Clients with the request's e-mail, phone number or name; `byEmail` stands among the others, too. */
export function useMatchingClients({ email, phone, firstName, lastName }: Quote): {
  byEmail: Client | undefined;
  others: readonly MatchingClient[];
  isKnown: boolean;
} {
  const byEmail = useDeskList(email ? { ...clients, where: [['email', '==', email]] } : null);
  const byPhone = useDeskList(termQuery(phoneTerm(phone)));
  const byName = useDeskList(termQuery(nameTerm(firstName, lastName)));
  const [owner] = byEmail.status === 'ready' ? byEmail.items : [];
  const others = [
    ...(owner ? [{ client: owner, same: 'e-mail' as const }] : []),
    ...(byPhone.status === 'ready'
      ? byPhone.items.map((client) => ({ client, same: 'phone' as const }))
      : []),
    ...(byName.status === 'ready' ? byName.items.map((client) => ({ client, same: 'name' as const })) : []),
  ].filter(({ client }, index, all) => all.findIndex((other) => other.client.id === client.id) === index);
  return { byEmail: owner, others, isKnown: !email || byEmail.status !== 'loading' };
}

function termQuery(term: string | undefined): DeskQuery<Client> | null {
  return term === undefined ? null : { ...clients, where: [['searchTerms', 'array-contains', term]] };
}

import type { Client } from '@welding/domain/entities/client';
import { nameTerm, phoneTerm } from '@welding/domain/entities/client-search';
import type { Quote } from '@welding/domain/entities/quote';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import type { ListQuery } from '#shared/live-lists/list-query.ts';

/** A client whom a request may be of, and what they have in common. */
export type MatchingClient = { readonly client: Client; readonly same: 'e-mail' | 'phone' | 'name' };

const mostMatches = 3;

/** Clients with the request's e-mail, phone number or name; undefined until that is known. */
export function useMatchingClients({ email, phone, firstName, lastName }: Quote): {
  byEmail: Client | undefined;
  others: readonly MatchingClient[];
  isKnown: boolean;
} {
  const byEmail = useDeskList(email ? clientsWhere(['email', '==', email]) : null);
  const byPhone = useDeskList(termQuery(phoneTerm(phone)));
  const byName = useDeskList(termQuery(nameTerm(firstName, lastName)));
  const [owner] = byEmail.status === 'ready' ? byEmail.items : [];
  const others = [
    ...(byPhone.status === 'ready'
      ? byPhone.items.map((client) => ({ client, same: 'phone' as const }))
      : []),
    ...(byName.status === 'ready' ? byName.items.map((client) => ({ client, same: 'name' as const })) : []),
  ].filter(
    ({ client }, index, all) =>
      client.id !== owner?.id && all.findIndex((other) => other.client.id === client.id) === index,
  );
  return { byEmail: owner, others, isKnown: !email || byEmail.status !== 'loading' };
}

function termQuery(term: string | undefined): ListQuery<Client> | null {
  return term === undefined ? null : clientsWhere(['searchTerms', 'array-contains', term]);
}

function clientsWhere(condition: readonly [string, '==' | 'array-contains', string]): ListQuery<Client> {
  return { collection: 'clients', schema: storedClientSchema, where: [condition], limit: mostMatches };
}

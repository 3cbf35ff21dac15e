import type { Client, NewClient } from '@welding/domain/entities/client';
import { inCommon, nameTerm, phoneTerm } from '@welding/domain/entities/client-search';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import type { DeskQuery } from '#desk/live/desk-query.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';

/** A client whom somebody may be, and what they have in common. */
export type MatchingClient = { readonly client: Client; readonly same: 'e-mail' | 'phone' | 'name' };

type Person = Pick<NewClient, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Names are asked for by how they begin: longer ones come along. */
const clients = { collection: 'clients', schema: storedClientSchema, limit: 5 } as const;

/**
 * Clients with this person's e-mail, phone number or name; `byEmail` stands among the others, too. `isKnown` once all of
 * them were asked for. @param person null asks for nobody
 */
export function useMatchingClients(person: Person | null): {
  byEmail: Client | undefined;
  others: readonly MatchingClient[];
  isKnown: boolean;
} {
  const email = person?.email;
  const queries = [
    email ? { ...clients, where: [['email', '==', email]] as const } : null,
    termQuery(person && phoneTerm(person.phone)),
    termQuery(person && nameTerm(person.firstName, person.lastName)),
  ] as const;
  const lists = [useDeskList(queries[0]), useDeskList(queries[1]), useDeskList(queries[2])];
  const found = new Map(
    lists.flatMap((list) => (list.status === 'ready' ? list.items.map((client) => [client.id, client]) : [])),
  );
  const others = [...found.values()].flatMap((client) => {
    const same = person && !client.mergedInto && inCommon(person, client);
    return same ? [{ client, same }] : [];
  });
  return {
    byEmail: others.find(({ same }) => same === 'e-mail')?.client,
    others,
    isKnown: queries.every((query, index) => query === null || lists[index]?.status !== 'loading'),
  };
}

function termQuery(term: string | null | undefined): DeskQuery<Client> | null {
  return term ? { ...clients, where: [['searchTerms', 'array-contains', term]] } : null;
}

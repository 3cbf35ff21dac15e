import { type Client, storedClientSchema } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { currentLanguage, offeredLanguages } from '@welding/domain/values/language';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import type { Part } from '#shared/live-lists/complete.ts';
import type { ItemSchema } from '#shared/live-lists/list-query.ts';
import { deskUiTexts } from './desk-ui-texts.ts';

type Reader = Pick<Client, 'firstName' | 'language'>;
type ReadsNoteProps = { reader: Reader | undefined; className?: string };

/** Tells staff that their text is not translated, if the client reads another language. */
export function ReadsNote({ reader, className = '' }: ReadsNoteProps) {
  const { firstName, language = 'en' } = reader ?? { firstName: '', language: currentLanguage() };
  if (offeredLanguages.length === 1 || language === currentLanguage()) return null;
  return (
    <p className={`flex items-start gap-2 ${className}`}>
      <Languages aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {deskUiTexts().reads[language](firstName)}
    </p>
  );
}

/** By client id; nothing without a client or until it loads. */
export function ReadsNoteOf({
  clientId = '',
  className = '',
}: {
  clientId: string | undefined;
  className?: string;
}) {
  return <ReadsNote reader={useClients([clientId]).get(clientId)} className={className} />;
}

type WithClientsProps = {
  /** May repeat. */
  ids: Iterable<string>;
  children: (clients: ReadonlyMap<string, Client>, areAll: boolean) => ReactNode;
};

/** Renders with the clients loaded so far. */
export function WithClients({ ids, children }: WithClientsProps) {
  return (
    <WithDocuments collection="clients" schema={storedClientSchema} ids={ids}>
      {children}
    </WithDocuments>
  );
}

type RowsWithClientsProps<Item> = {
  items: Part<Item>;
  children: (item: Item, of: string) => ReactNode;
};

export function RowsWithClients<Item extends { readonly id: string; readonly clientId: string }>({
  items,
  children,
}: RowsWithClientsProps<Item>) {
  return (
    <WithClients ids={items.map(({ clientId }) => clientId)}>
      {(clients) => (
        <ul className="grid gap-2">
          {items.map((item) => {
            const client = clients.get(item.clientId);
            return (
              <li key={item.id}>{children(item, client ? clientName(client) : deskUiTexts().client)}</li>
            );
          })}
        </ul>
      )}
    </WithClients>
  );
}

/**
 * Clients by id, as far as loaded.
 * @param ids at most 30, may repeat; '' is no client
 */
export function useClients(ids: readonly string[]): ReadonlyMap<string, Client> {
  const wanted = [...new Set(ids)].filter(Boolean).sort();
  const list = useDeskList(
    wanted.length === 0
      ? null
      : {
          collection: 'clients',
          schema: storedClientSchema,
          where: [['__name__', 'in', wanted]],
          limit: wanted.length,
        },
  );
  return new Map(list.status === 'ready' ? list.items.map((client) => [client.id, client]) : []);
}

type Found<Item> = ReadonlyMap<string, Item>;
type WithDocumentsProps<Item> = {
  collection: 'clients' | 'projects';
  schema: ItemSchema<Item>;
  /** May repeat. '' is skipped: a stranger's payment has no client. */
  ids: Iterable<string>;
  /** `areAll`: those not found do not exist. */
  children: (found: Found<Item>, areAll: boolean) => ReactNode;
};

/** Renders with the documents loaded so far. Each is fetched once, in as few queries as possible. */
export function WithDocuments<Item extends { readonly id: string }>(props: WithDocumentsProps<Item>) {
  const parts = chunks([...new Set(props.ids)].filter(Boolean).sort()).map(({ items }) => items);
  return <Gather {...props} parts={parts} known={new Map()} areAll />;
}

type GatherProps<Item> = Omit<WithDocumentsProps<Item>, 'ids'> & {
  parts: readonly (readonly string[])[];
  known: Found<Item>;
  areAll: boolean;
};

function Gather<Item extends { readonly id: string }>({
  parts: [part = [], ...rest],
  known,
  areAll,
  ...props
}: GatherProps<Item>) {
  const { collection, schema, children } = props;
  const list = useDeskList(
    part.length === 0 ? null : { collection, schema, where: [['__name__', 'in', part]], limit: part.length },
  );
  const found = list.status === 'ready' ? list.items.map((item) => [item.id, item] as const) : [];
  const all = new Map([...known, ...found]);
  const areAllHere = areAll && (part.length === 0 || (list.status === 'ready' && list.isComplete));
  if (rest.length === 0) return children(all, areAllHere);
  return <Gather {...props} parts={rest} known={all} areAll={areAllHere} />;
}

/** Firestore's limit of compared values. */
const mostValues = 30;

/** Splits entries so that one query can compare each part. */
export function chunks<Item>(
  items: readonly Item[],
): readonly { readonly number: number; readonly items: readonly Item[] }[] {
  return Array.from({ length: Math.ceil(items.length / mostValues) }, (_, number) => ({
    number,
    items: items.slice(number * mostValues, (number + 1) * mostValues),
  }));
}

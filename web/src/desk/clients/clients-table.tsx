import { type Client, storedClientSchema } from '@welding/domain/entities/client';
import { clientName, clientSortName, personName } from '@welding/domain/entities/client-names';
import { deskPaths } from '@welding/domain/paths';
import { formatCents } from '@welding/domain/values/money';
import { phoneText } from '@welding/domain/values/phone';
import { useNextVisitOf, useOwedOf } from '#desk/live/next-and-owed.ts';
import { useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import { ListTable } from '#desk/ui/list-table.tsx';
import { compareCells, instantDay, type TableColumn } from '#desk/ui/table-columns.ts';
import { tableTexts } from '#desk/ui/table-texts.ts';
import { usePaging } from '#desk/ui/use-table.ts';
import { clientsTexts } from './clients-texts.tsx';

type ClientRow = Client & {
  readonly nextVisit: string | undefined;
  /** Undefined until all owed invoices are known. */
  readonly owedCents: number | undefined;
};

/** All clients, companies by their name and people by their last name. A longer list shows the newest first. */
export function ClientsTable() {
  const t = clientsTexts();
  const { limit, ...paging } = usePaging();
  const list = useDeskList({
    collection: 'clients',
    schema: storedClientSchema,
    order: ['createdAt', 'desc'],
    limit,
  });
  const nextVisits = useNextVisitOf('clientId');
  const owed = useOwedOf('clientId');
  const isCut = list.status === 'ready' && list.isFull;
  const rows = withItems(list, (clients) => {
    const here = clients
      .filter(({ mergedInto }) => !mergedInto)
      .map((client) => ({
        ...client,
        nextVisit: nextVisits.get(client.id),
        owedCents: owed && (owed.get(client.id) ?? 0),
      }));
    return isCut
      ? here
      : here.toSorted((one, other) => compareCells(clientSortName(one), clientSortName(other)));
  });
  return (
    <ListTable
      {...paging}
      list={rows}
      label={t.clients}
      noun={t.nouns.clients}
      empty={<p className="text-lg">{t.none}</p>}
      columns={columns}
      targetOf={({ id }) => ({ to: deskPaths.client(id) })}
    />
  );
}

const { heads } = tableTexts();

const columns: readonly TableColumn<ClientRow>[] = [
  {
    id: 'name',
    head: heads.name,
    cell: (client) => (
      <span className="data-text">
        {clientName(client)}
        {client.company && personName(client) && (
          <span className="font-normal text-base-content/75"> · {personName(client)}</span>
        )}
      </span>
    ),
    sortBy: clientSortName,
  },
  {
    id: 'phone',
    head: heads.phone,
    isShort: true,
    cell: ({ phone }) => phone && phoneText(phone),
  },
  {
    id: 'address',
    head: heads.address,
    from: 56,
    cell: ({ address }) => <span className="data-text">{address}</span>,
    sortBy: ({ address }) => address,
  },
  {
    id: 'visit',
    head: heads.nextVisit,
    isShort: true,
    cell: ({ nextVisit }) => instantDay(nextVisit),
    sortBy: ({ nextVisit }) => nextVisit,
  },
  {
    id: 'owed',
    head: heads.owed,
    isFigure: true,
    cell: ({ owedCents }) => Boolean(owedCents) && formatCents(owedCents ?? 0),
    sortBy: ({ owedCents }) => owedCents,
    sum: ({ owedCents }) => owedCents ?? 0,
  },
];

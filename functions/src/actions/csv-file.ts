import type { Payment } from '@welding/domain/entities/payment';
import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { type CsvCell, csvRow } from '@welding/domain/values/csv';
import { appointments } from '#data/appointments.ts';
import { clients } from '#data/clients.ts';
import type { EntityCollection } from '#data/collection.ts';
import { pagesOf } from '#data/pages.ts';
import { payments } from '#data/payments.ts';
import { projects } from '#data/projects.ts';
import { quotes } from '#data/quotes.ts';

/** Excel takes a file without it for one of another alphabet; others do not mind it (RFC 3629, section 6). */
const byteOrderMark = '\ufeff';
const pageSize = 500;

type Columns<Entity> = Readonly<Record<string, (entity: Entity) => CsvCell>>;

/** What each list is as a file: a function that begins it. Times are Chicago's, money is dollars. */
const files = {
  clients: csvFile(clients, {
    id: ({ id }) => id,
    'first name': ({ firstName }) => firstName,
    'last name': ({ lastName }) => lastName,
    'e-mail': ({ email }) => email,
    phone: ({ phone }) => phone,
    address: ({ address }) => address,
    created: ({ createdAt }) => wallTime(createdAt),
  }),
  projects: csvFile(projects, {
    id: ({ id }) => id,
    'client id': ({ clientId }) => clientId,
    title: ({ title }) => title,
    description: ({ description }) => description,
    service: ({ serviceType }) => serviceType,
    status: ({ status }) => status,
    'estimated cost': ({ estimatedCost }) => estimatedCost,
    'final cost': ({ finalCost }) => finalCost,
    scheduled: ({ scheduledDate }) => wallTime(scheduledDate),
    completed: ({ completedDate }) => wallTime(completedDate),
    address: ({ address }) => address,
    zip: ({ zip }) => zip,
    created: ({ createdAt }) => wallTime(createdAt),
  }),
  appointments: csvFile(appointments, {
    id: ({ id }) => id,
    'client id': ({ clientId }) => clientId,
    'project id': ({ projectId }) => projectId,
    title: ({ title }) => title,
    description: ({ description }) => description,
    scheduled: ({ scheduledDate }) => wallTime(scheduledDate),
    minutes: ({ duration }) => Number(duration),
    status: ({ status }) => status,
    created: ({ createdAt }) => wallTime(createdAt),
  }),
  quotes: csvFile(quotes, {
    id: ({ id }) => id,
    'first name': ({ firstName }) => firstName,
    'last name': ({ lastName }) => lastName,
    'e-mail': ({ email }) => email,
    phone: ({ phone }) => phone,
    service: ({ serviceType }) => serviceType,
    description: ({ description }) => description,
    'preferred contact': ({ preferredContact }) => preferredContact,
    status: ({ status }) => status,
    created: ({ createdAt }) => wallTime(createdAt),
  }),
  payments: csvFile(payments, {
    id: ({ id }) => id,
    'client id': ({ clientId }) => clientId,
    'project id': ({ projectId }) => projectId,
    amount: ({ amount }) => amount,
    status: ({ status }) => status,
    kind: ({ kind = 'payment' }: Payment) => kind,
    method: ({ method = 'card' }: Payment) => method,
    'given back': ({ refundedAmount }) => refundedAmount,
    'taken back by the bank': ({ withdrawnAmount }) => withdrawnAmount,
    dispute: ({ disputeStatus }) => disputeStatus,
    note: ({ note }) => note,
    paid: ({ paidAt }) => wallTime(paidAt),
    created: ({ createdAt }) => wallTime(createdAt),
  }),
} as const;

export type ExportedCollection = keyof typeof files;

/** The list as CSV, written while it is read. The first page is there when this resolves. */
export async function beginCsvFile(collection: ExportedCollection): Promise<AsyncIterable<string>> {
  return await files[collection]();
}

function csvFile<Entity>(collection: EntityCollection<Entity>, columns: Columns<Entity>) {
  const cells = Object.values(columns);
  const written = (page: readonly Entity[]) =>
    page.map((entity) => csvRow(cells.map((cell) => cell(entity)))).join('');
  return async () => {
    const pages = pagesOf(collection, pageSize);
    const first = await pages.next();
    return (async function* () {
      yield byteOrderMark + csvRow(Object.keys(columns));
      if (!first.done) yield written(first.value);
      for await (const page of pages) yield written(page);
    })();
  };
}

function wallTime(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : toChicagoWallTime(new Date(instant)).replace('T', ' ');
}

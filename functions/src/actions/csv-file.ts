import { crewOf } from '@welding/domain/entities/crew';
import type { Payment } from '@welding/domain/entities/payment';
import { returnedCents } from '@welding/domain/money/kept-cents';
import type { CsvCell } from '@welding/domain/values/csv';
import { centsToDollars } from '@welding/domain/values/money';
import { appointments } from '#data/appointments.ts';
import { clients } from '#data/clients.ts';
import type { EntityCollection } from '#data/collection.ts';
import { estimates } from '#data/estimates.ts';
import { invoices } from '#data/invoices.ts';
import { payments } from '#data/payments.ts';
import { projects } from '#data/projects.ts';
import { quotes } from '#data/quotes.ts';
import { quickBooksFiles } from './quickbooks-files.ts';
import { rowsFile, wallTime } from './rows-file.ts';

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
    agreed: ({ agreedTotal }) => agreedTotal,
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
    'welder ids': (visit) => crewOf(visit).join(' '),
    hours: ({ hours }) => hours,
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
  payments: booksFile(payments, {
    id: ({ id }) => id,
    'client id': ({ clientId }) => clientId,
    'project id': ({ projectId }) => projectId,
    amount: ({ amount }) => amount,
    status: ({ status }) => status,
    kind: ({ kind = 'payment' }: Payment) => kind,
    method: ({ method = 'card' }: Payment) => method,
    'given back': (payment) => centsToDollars(returnedCents(payment)) || undefined,
    'taken back by the bank': ({ withdrawnAmount }) => withdrawnAmount,
    dispute: ({ disputeStatus }) => disputeStatus,
    'given back at': ({ refundedAt, handedBackAt }) => wallTime(handedBackAt ?? refundedAt),
    'invoice id': ({ invoiceId }) => invoiceId,
    'estimate id': ({ estimateId }) => estimateId,
    note: ({ note }) => note,
    paid: ({ paidAt }) => wallTime(paidAt),
    created: ({ createdAt }) => wallTime(createdAt),
  }),
  estimates: csvFile(estimates, {
    id: ({ id }) => id,
    number: ({ number }) => number,
    version: ({ version }) => version,
    'client id': ({ clientId }) => clientId,
    'project id': ({ projectId }) => projectId,
    status: ({ status }) => status,
    total: ({ total }) => total,
    deposit: ({ depositAmount }) => depositAmount,
    'valid until': ({ validUntil }) => validUntil,
    sent: ({ sentAt }) => wallTime(sentAt),
    approved: ({ approval }) => wallTime(approval?.at),
    'approved by': ({ approval }) => approval?.name,
    created: ({ createdAt }) => wallTime(createdAt),
  }),
  invoices: booksFile(invoices, {
    id: ({ id }) => id,
    number: ({ number }) => number,
    'client id': ({ clientId }) => clientId,
    'project id': ({ projectId }) => projectId,
    status: ({ status }) => status,
    total: ({ total }) => total,
    credited: ({ credited }) => credited,
    paid: ({ paid }) => paid,
    balance: ({ balance }) => balance,
    due: ({ dueDate }) => dueDate,
    sent: ({ sentAt }) => wallTime(sentAt),
    created: ({ createdAt }) => wallTime(createdAt),
  }),
  ...quickBooksFiles,
} as const;

export type ExportedCollection = keyof typeof files;

/** The list as CSV, written while it is read. The first page is there when this resolves. */
export async function beginCsvFile(collection: ExportedCollection): Promise<AsyncIterable<string>> {
  return await files[collection]();
}

function csvFile<Entity extends { id: string }>(
  collection: EntityCollection<Entity>,
  columns: Columns<Entity>,
  isForBooks = false,
) {
  const cells = Object.values(columns);
  const rowOf = (entity: Entity) => [cells.map((cell) => cell(entity))];
  return rowsFile<Entity>(collection, Object.keys(columns), rowOf, isForBooks);
}

function booksFile<Entity extends { id: string }>(
  collection: EntityCollection<Entity>,
  columns: Columns<Entity>,
) {
  return csvFile(collection, columns, true);
}

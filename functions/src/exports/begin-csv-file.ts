import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import type { Expense } from '@welding/domain/entities/expense';
import { arrivedAt, type Payment } from '@welding/domain/entities/payment';
import { owedAgainCents, returnedCents } from '@welding/domain/money/balance';
import { ageLabels, ageOf } from '@welding/domain/money/owed-by-age';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import type { CsvCell } from '@welding/domain/values/csv-row';
import { centsToDollars } from '@welding/domain/values/money';
import { clients } from '#clients/clients.ts';
import { expenses } from '#costs/expenses.ts';
import { estimates } from '#estimates/estimates.ts';
import { invoices } from '#invoices/invoices.ts';
import { payments } from '#payments/payments.ts';
import { findBareProjects, projects } from '#projects/projects.ts';
import { quotes } from '#requests/quotes.ts';
import { findPeople } from '#staff/staff.ts';
import type { EntityCollection } from '#store/entity-collection.ts';
import { appointments } from '#visits/appointments.ts';
import {
  amountsOf,
  type BooksNames,
  findBooksNames,
  findPaymentNames,
  leftOf,
  numbersOf,
} from './books-names.ts';
import { quickBooksFiles } from './quickbooks-files.ts';
import { type BeginFile, isDayIn, isIn, type Period, rowsFile, wallTime } from './rows-file.ts';

type Columns<Entity, Beside = unknown> = Readonly<
  Record<string, (entity: Entity, beside: Beside) => CsvCell>
>;

/** The CSV file of each list. Times are Chicago's, money is dollars. */
const files = {
  clients: csvFile(clients, {
    id: ({ id }) => id,
    'first name': ({ firstName }) => firstName,
    'last name': ({ lastName }) => lastName,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    address: ({ address }) => address,
    created: ({ createdAt }) => wallTime(createdAt),
    company: ({ company }) => company,
    'billing address': ({ billingAddress }) => billingAddress,
    'terms in days': ({ dueDays }) => dueDays,
    'tax exempt': ({ taxExempt }) => taxExempt?.number,
    'asks for PO': ({ asksPo }) => (asksPo ? 'yes' : undefined),
  }),
  projects: csvFile(projects, {
    id: ({ id }) => id,
    number: ({ number }) => number,
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
  appointments: csvFileBeside(appointments, crewsOf, {
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
    welders: (visit, people) =>
      crewOf(visit)
        .flatMap((id) => people.get(id)?.name ?? [])
        .join(', '),
  }),
  quotes: csvFile(quotes, {
    id: ({ id }) => id,
    'first name': ({ firstName }) => firstName,
    'last name': ({ lastName }) => lastName,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    service: ({ serviceType }) => serviceType,
    description: ({ description }) => description,
    'preferred contact': ({ preferredContact }) => preferredContact,
    status: ({ status }) => status,
    created: ({ createdAt }) => wallTime(createdAt),
  }),
  payments: booksFile(payments, arrivedAt, findPaymentNames, {
    id: ({ id }) => id,
    client: (payment, { clientOf }) => clientOf(payment),
    'invoice number': (payment, { paidBy }) => numbersOf(paidBy(payment)),
    'client id': ({ clientId }) => clientId,
    'project id': ({ projectId }) => projectId,
    amount: ({ amount }) => amount,
    status: ({ status }) => status,
    kind: ({ kind = 'payment' }: Payment) => kind,
    method: ({ method = 'card' }: Payment) => method,
    refunded: (payment) => centsToDollars(returnedCents(payment)) || undefined,
    'owed again': (payment) => centsToDollars(owedAgainCents(payment)) || undefined,
    'taken back by the bank': ({ withdrawnAmount }) => withdrawnAmount,
    dispute: ({ disputeStatus }) => disputeStatus,
    'refunded at': ({ refundedAt = '', handedBackAt = '' }) =>
      wallTime((refundedAt > handedBackAt ? refundedAt : handedBackAt) || undefined),
    'invoice id': ({ invoiceId }) => invoiceId,
    'estimate id': ({ estimateId }) => estimateId,
    note: ({ note }) => note,
    'collected by': ({ collectedBy }) => collectedBy?.name,
    'handed over': ({ handedOver }) => (handedOver === undefined ? undefined : handedOver ? 'yes' : 'no'),
    paid: ({ paidAt }) => wallTime(paidAt),
    created: ({ createdAt }) => wallTime(createdAt),
    'PO number': (payment, { poNumberOf }) => poNumberOf(payment),
    'paid on invoices': (payment, { paidBy }) => amountsOf(paidBy(payment)),
    'not on an invoice': (payment, { paidBy }) => leftOf(payment, paidBy(payment)),
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
    'PO number': ({ poNumber }) => poNumber,
  }),
  invoices: booksFile(invoices, ({ sentAt }) => sentAt, findBooksNames, {
    id: ({ id }) => id,
    number: ({ number }) => number,
    client: (invoice, { clientOf }) => invoice.recipient?.name ?? clientOf(invoice),
    'client id': ({ clientId }) => clientId,
    'project id': ({ projectId }) => projectId,
    status: ({ status }) => status,
    total: ({ total }) => total,
    credited: ({ credited }) => credited,
    paid: ({ paid }) => paid,
    balance: ({ balance }) => balance,
    due: ({ dueDate }) => dueDate,
    age: (invoice) => {
      const age = ageOf(invoice, chicagoDate(new Date()));
      return age && ageLabels[age];
    },
    sent: ({ sentAt }) => wallTime(sentAt),
    created: ({ createdAt }) => wallTime(createdAt),
    'PO number': ({ poNumber }) => poNumber,
  }),
  expenses: rowsFile<Expense, Awaited<ReturnType<typeof findBareProjects>>>(expenses, {
    headings: ['id', 'paid', 'amount', 'what', 'project id', 'project', 'noted by', 'receipt', 'created'],
    lookUp: (page) => findBareProjects([...new Set(page.map(({ projectId }) => projectId))]),
    rowsOf: (
      { id, paidOn, amount, what, projectId, authorName, photoId, removed, createdAt },
      found,
      period,
    ) =>
      removed || !isDayIn(period, paidOn)
        ? []
        : [
            [
              ...[id, paidOn, amount, what, projectId, found.get(projectId)?.title, authorName],
              ...[photoId && 'yes', wallTime(createdAt)],
            ],
          ],
  }),
  ...quickBooksFiles,
} as const;

export type ExportedCollection = keyof typeof files;

/** The list as CSV, streamed while it is read; lists of the books cover the period. Resolves with the first page. */
export async function beginCsvFile(
  collection: ExportedCollection,
  period: Period,
): Promise<AsyncIterable<string>> {
  return await files[collection](period);
}

function csvFile<Entity extends { id: string }>(
  collection: EntityCollection<Entity>,
  columns: Columns<Entity>,
): BeginFile {
  return csvFileBeside(collection, async () => undefined, columns);
}

/** @param lookUp reads further data for the rows of a page */
function csvFileBeside<Entity extends { id: string }, Beside>(
  collection: EntityCollection<Entity>,
  lookUp: (page: readonly Entity[]) => Promise<Beside>,
  columns: Columns<Entity, Beside>,
): BeginFile {
  return rowsFile<Entity, Beside>(collection, {
    headings: Object.keys(columns),
    lookUp,
    rowsOf: (entity, beside) => [Object.values(columns).map((cell) => cell(entity, beside))],
  });
}

function crewsOf(visits: readonly Appointment[]) {
  return findPeople([...new Set(visits.flatMap(crewOf))]);
}

/**
 * @param instantOf the time that puts an entry in a period
 * @param lookUp reads further data for the rows of a page
 */
function booksFile<Entity extends { id: string; clientId: string }, Names extends BooksNames>(
  collection: EntityCollection<Entity>,
  instantOf: (entity: Entity) => string | undefined,
  lookUp: (page: readonly Entity[]) => Promise<Names>,
  columns: Columns<Entity, Names>,
): BeginFile {
  return rowsFile<Entity, Names>(collection, {
    headings: Object.keys(columns),
    lookUp,
    rowsOf: (entity, names, period) =>
      isIn(period, instantOf(entity)) ? [Object.values(columns).map((cell) => cell(entity, names))] : [],
  });
}

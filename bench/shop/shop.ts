import type { Appointment } from '@welding/domain/entities/appointment';
import type { AuditEntry } from '@welding/domain/entities/audit-entry';
import type { Client } from '@welding/domain/entities/client';
import { crewFields } from '@welding/domain/entities/crew';
import type { Estimate } from '@welding/domain/entities/estimate';
import type { Invoice } from '@welding/domain/entities/invoice';
import type { ProjectNote } from '@welding/domain/entities/notes';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { startOfChicagoDay, thisWeekAndNext } from '@welding/domain/values/chicago-day';
import { clientOf } from '../../functions/src/clients/clients.ts';
import { anEstimate, anInvoice } from '../../tests/support/money-entities.ts';

/** The records of each client. A shop of 10,000 clients has 50,000 projects, 100,000 visits and 50,000 payments. */
const ofEachClient = { projects: 5, visits: 10, payments: 5 } as const;
/** The current work does not grow with the years, because two welders do a fixed amount. */
const ofTwoWelders = {
  requests: 10,
  openProjects: 60,
  visitsPerDay: 8,
  payments: 60,
  estimates: 25,
  openInvoices: 30,
};
type CurrentWork = typeof ofTwoWelders;

function workOf(times: number): CurrentWork {
  const { requests, openProjects, visitsPerDay, payments, estimates, openInvoices } = ofTwoWelders;
  return {
    requests: requests * times,
    openProjects: openProjects * times,
    visitsPerDay: visitsPerDay * times,
    payments: payments * times,
    estimates: estimates * times,
    openInvoices: openInvoices * times,
  };
}

/**
 * The first of the clients without current work, some of which the requests use: others would have too many visits ahead to
 * book one more. @param times two welders and their work
 */
export function firstOldClient(times: number): number {
  const { openProjects, payments, estimates, openInvoices } = workOf(times);
  const { projects, payments: paid } = ofEachClient;
  return Math.max(openProjects / projects, payments / paid, estimates, openInvoices);
}

const [hour, day] = [3_600_000, 86_400_000];
const firstNames = ['Ana', 'Ben', 'Carla', 'Dmitri', 'Elena', 'Frank', 'Grace', 'Hector', 'Irene', 'Jamal'];
const lastNames = ['Abbott', 'Brandt', 'Castillo', 'Dvorak', 'Eriksen', 'Fontaine', 'Grabowski', 'Huang'];
const towns = ['Joliet', 'Aurora', 'Naperville', 'Elgin', 'Gary', 'Evanston', 'Cicero', 'Berwyn'];

/** All documents of a shop that has served this many clients. Ids of one client's documents contain the client's number. */
export type Shop = {
  readonly clients: readonly Client[];
  readonly projects: readonly Project[];
  readonly visits: readonly Appointment[];
  readonly payments: readonly Payment[];
  readonly estimates: readonly Estimate[];
  readonly invoices: readonly Invoice[];
  readonly quotes: readonly Quote[];
  readonly audit: readonly AuditEntry[];
  readonly projectNotes: readonly ProjectNote[];
};

/**
 * Makes a shop, the same for the same arguments, except for times relative to `now`. The first clients have the current
 * work. @param welders share the visits in turn
 */
export function makeShop(size: number, welders: readonly string[], now: Date): Shop {
  // A shop without welders has the work of two all the same, assigned to no one.
  const work = workOf(Math.max(2, welders.length) / 2);
  const numbers = Array.from({ length: size }, (_, number) => number);
  const projects = numbers.flatMap((number) => projectsOf(number, now, work));
  return {
    clients: numbers.map((number) => clientNumber(number, now)),
    projects,
    visits: visitsOf(size, welders, now, work),
    payments: numbers.flatMap((number) => paymentsOf(number, now, work)),
    estimates: numbers.map((number) => estimateOf(number, now, work)),
    invoices: numbers.map((number) => invoiceOf(number, now, work)),
    quotes: [...numbers.map((number) => answeredRequest(number, now)), ...openRequests(now, work)],
    audit: projects.map(({ id, clientId, createdAt }, index) => ({
      id: shopId('audit', index),
      at: createdAt,
      actor: { id: shopId('client', 0), name: 'Oscar', role: 'office' },
      action: 'created',
      entity: 'project',
      entityId: id,
      clientId,
      changes: [],
    })),
    projectNotes: projects.slice(0, work.openProjects).map(({ id, clientId, createdAt }, index) => ({
      id: shopId('note', index),
      projectId: id,
      clientId,
      text: 'Bring the long leads.',
      authorId: shopId('client', 0),
      authorName: 'Oscar',
      at: createdAt,
    })),
  };
}

const kinds = [
  'client',
  'project',
  'visit',
  'payment',
  'quote',
  'audit',
  'note',
  'estimate',
  'invoice',
] as const;

/** The UUID of the entity with this kind and number. */
export function shopId(kind: (typeof kinds)[number], number: number): string {
  const [group, tail] = [kinds.indexOf(kind) + 1, number.toString(16).padStart(12, '0')];
  // Spread over the index like random ids.
  const head = ((number * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0');
  return `${head}-000${group}-4000-8000-${tail}`;
}

/** The email of the client of this number. */
export function emailOf(number: number): string {
  const [first, last] = [nth(firstNames, number), nth(lastNames, Math.floor(number / 10))];
  return `${first}.${last}.${number}@example.com`.toLowerCase();
}

function nth(list: readonly string[], number: number): string {
  return list[number % list.length] ?? '';
}

function clientNumber(number: number, now: Date): Client {
  const [firstName, lastName] = [nth(firstNames, number), nth(lastNames, Math.floor(number / 10))];
  const client = clientOf(
    {
      firstName,
      lastName: `${lastName}${number >= 80 ? ` ${String(number)}` : ''}`,
      email: emailOf(number),
      phone: `(${312 + (number % 5)}) 555-${String(number % 10_000).padStart(4, '0')}`,
      address: `${number + 1} Lake St, ${nth(towns, number)}, IL`,
    },
    shopId('client', number),
  );
  return { ...client, createdAt: new Date(now.getTime() - (number + 1) * 6 * hour).toISOString() };
}

function projectsOf(number: number, now: Date, work: CurrentWork): Project[] {
  return Array.from({ length: ofEachClient.projects }, (_, index) => {
    const serial = number * ofEachClient.projects + index;
    const isOpen = serial < work.openProjects;
    const createdAt = new Date(now.getTime() - (serial + 1) * 3 * hour).toISOString();
    const isCancelled = serial % 7 === 0;
    return {
      id: shopId('project', serial),
      clientId: shopId('client', number),
      title: `Trailer hitch ${serial}`,
      description: 'The weld at the tongue has a crack of about four inches.',
      serviceType: 'truck',
      status: isOpen ? (serial % 2 ? 'pending' : 'in_progress') : isCancelled ? 'cancelled' : 'completed',
      estimatedCost: 450,
      ...(!isOpen && !isCancelled && { finalCost: 450, completedDate: createdAt }),
      beforePhotos: [],
      afterPhotos: [],
      createdAt,
    };
  });
}

/** The visits of this week and the next for current clients, and earlier ones for all. */
function visitsOf(size: number, welders: readonly string[], now: Date, work: CurrentWork): Appointment[] {
  const { from, to } = thisWeekAndNext(now);
  const planned = Math.round((to.getTime() - from.getTime()) / day) * work.visitsPerDay;
  const served = work.openProjects / ofEachClient.projects;
  const past = size * ofEachClient.visits;
  return Array.from({ length: planned + past }, (_, serial) => {
    const isPlanned = serial < planned;
    const client = isPlanned ? serial % served : (serial - planned) % size;
    const days = Math.floor((isPlanned ? serial : planned - serial - 1) / work.visitsPerDay);
    const midnight = startOfChicagoDay(from, days).getTime();
    // Each welder's visits of a day are two hours apart.
    const turn = Math.floor((serial % work.visitsPerDay) / Math.max(2, welders.length));
    const scheduled = new Date(midnight + (8 + turn * 2) * hour);
    const isOver = scheduled.getTime() < startOfChicagoDay(now).getTime();
    return {
      id: shopId('visit', serial),
      clientId: shopId('client', client),
      projectId: shopId('project', client * ofEachClient.projects + (serial % ofEachClient.projects)),
      title: serviceTypeLabels.truck,
      duration: '60',
      status: isOver ? 'completed' : 'scheduled',
      scheduledDate: scheduled.toISOString(),
      createdAt: new Date(scheduled.getTime() - 7 * day).toISOString(),
      ...crewFields([nth(welders, serial)]),
      clientName: `${nth(firstNames, client)} ${nth(lastNames, Math.floor(client / 10))}`,
      phone: '(312) 555-0100',
      address: `${client + 1} Lake St, ${nth(towns, client)}, IL`,
      ...(isOver && { finishedAt: scheduled.toISOString(), hours: 1 }),
    };
  });
}

function paymentsOf(number: number, now: Date, work: CurrentWork): Payment[] {
  return Array.from({ length: ofEachClient.payments }, (_, index) => {
    const serial = number * ofEachClient.payments + index;
    // Current payments, which this month's and last month's sums include, came within the last hours on any day.
    const ago = serial < work.payments ? serial * 60_000 : 70 * day + serial * hour;
    const at = new Date(now.getTime() - ago).toISOString();
    return {
      id: shopId('payment', serial),
      projectId: shopId('project', serial),
      clientId: shopId('client', number),
      amount: 450,
      status: 'succeeded',
      kind: 'payment',
      method: 'check',
      paidAt: at,
      createdAt: at,
    };
  });
}

/** One for each client; open for current clients, approved for the others. */
function estimateOf(number: number, now: Date, work: CurrentWork): Estimate {
  const at = new Date(now.getTime() - (number + 1) * 6 * hour).toISOString();
  return anEstimate({
    ...paperOf('estimate', number, at),
    number: `E-${number}`,
    status: number < work.estimates ? 'sent' : 'approved',
  });
}

/** One for each client; open for current clients, paid for the others. */
function invoiceOf(number: number, now: Date, work: CurrentWork): Invoice {
  const at = new Date(now.getTime() - (number + 1) * 6 * hour).toISOString();
  const invoice = anInvoice({ ...paperOf('invoice', number, at), number: `INV-${number}` });
  if (number < work.openInvoices) return invoice;
  return { ...invoice, status: 'paid', paid: invoice.total, balance: 0 };
}

function paperOf(kind: 'estimate' | 'invoice', number: number, at: string) {
  return {
    id: shopId(kind, number),
    clientId: shopId('client', number),
    projectId: shopId('project', number * ofEachClient.projects),
    sentAt: at,
    createdAt: at,
  };
}

function requestOf(number: number): Omit<Quote, 'id' | 'status' | 'createdAt'> {
  const [firstName, lastName] = [nth(firstNames, number), nth(lastNames, Math.floor(number / 10))];
  return {
    firstName,
    lastName,
    email: emailOf(number),
    phone: `(${312 + (number % 5)}) 555-${String(number % 10_000).padStart(4, '0')}`,
    serviceType: 'truck',
    description: 'The weld at the tongue has a crack of about four inches.',
    preferredContact: 'phone',
  };
}

function answeredRequest(number: number, now: Date): Quote {
  return {
    ...requestOf(number),
    id: shopId('quote', number),
    status: number % 4 === 0 ? 'cancelled' : 'completed',
    createdAt: new Date(now.getTime() - (number + 2) * 6 * hour).toISOString(),
    ...(number % 4 === 0
      ? { closedReason: 'declined' as const }
      : {
          clientId: shopId('client', number),
          projectId: shopId('project', number * ofEachClient.projects),
          madeClient: true,
        }),
  };
}

function openRequests(now: Date, work: CurrentWork): Quote[] {
  return Array.from({ length: work.requests }, (_, index) => ({
    ...requestOf(index),
    id: shopId('quote', 1_000_000 + index),
    email: `new.${index}@example.com`,
    status: 'pending',
    seenAt: now.toISOString(),
    createdAt: new Date(now.getTime() - (index + 1) * 2 * hour).toISOString(),
  }));
}

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { aPartOf, aWholeList } from '../../../tests/support/desk-lists.ts';
import {
  aClient,
  anAppointment,
  anEstimate,
  anInvoice,
  aPayment,
  aProject,
  aQuote,
  aStaffMember,
} from '../../../tests/support/entities.ts';
import { CalendarPage } from './calendar/calendar-page.tsx';
import { ClientPayments } from './clients/client-lists.tsx';
import { ClientPage } from './clients/client-page.tsx';
import { ClientsScreen } from './clients/clients-screen.tsx';
import { EstimatesPage } from './estimates/estimates-page.tsx';
import { Expenses } from './expenses/expenses.tsx';
import { HoursPage } from './hours/hours-page.tsx';
import { JobHours } from './hours/job-hours.tsx';
import { useDeskList } from './live/use-desk-list.ts';
import { useStaffOf } from './live/use-people.ts';
import { JobsPage } from './money/jobs-page.tsx';
import { MoneyOverview } from './money/money-overview.tsx';
import { PaymentsPage } from './money/payments-page.tsx';
import { VisitMoney } from './payments/visit-money.tsx';
import { LinesField } from './priced/lines-field.tsx';
import type { LiveTotals, PaperValues } from './priced/paper-values.ts';
import { ProjectBilling } from './projects/project-billing.tsx';
import { ProjectBoard } from './projects/project-board.tsx';
import { NotesPanel, VisitsPanel } from './projects/project-panels.tsx';
import { RequestsScreen } from './requests/requests-screen.tsx';
import { EverybodysDay } from './today/everybodys-day.tsx';
import { NeedsMoney } from './today/needs-money.tsx';
import { comingVisits } from './today/visit-queries.ts';
import { HistoryPanel } from './ui/history-panel.tsx';

const now = new Date('2027-03-15T14:00:00.000Z');
const at = now.toISOString();
const owner = { id: 'olive', name: 'Olive', email: 'olive@example.com', role: 'owner' } as const;

type Asked = {
  readonly collection: string;
  readonly schema: { safeParse(value: unknown): object };
  readonly where?: readonly (readonly [string, string, unknown])[];
  readonly limit?: number;
};
const given = vi.hoisted(() => ({ isOnline: true, listOf: (_: Asked): unknown => undefined }));

vi.stubGlobal('matchMedia', () => ({ matches: true }));

vi.mock('#shared/ui/use-online.ts', () => ({
  useOnline: () => given.isOnline,
  useRetryOnline: () => undefined,
}));
vi.mock('#shared/ui/use-clock.ts', async (original) => ({
  ...(await original<object>()),
  useMinute: () => now,
  useToday: () => '2027-03-15',
}));
vi.mock('#desk/live/use-desk-list.ts', async (original) => ({
  ...(await original<object>()),
  useDeskList: (query: Asked | null) => (query ? given.listOf(query) : { status: 'loading' }),
  useDeskDocument: (collection: string) =>
    collection === 'clients' ? { status: 'ready', item: aClient(), offline: false } : { status: 'loading' },
}));
vi.mock('#desk/session/desk-session.ts', async (original) => ({
  ...(await original<object>()),
  useDeskSession: () => ({ phase: 'signed-in', person: { id: 'olive', name: 'Olive', role: 'owner' } }),
  useIsOwner: () => true,
}));
vi.mock('#desk/queue/use-desk-queue.ts', async (original) => {
  const hooks = Object.keys(await original<object>()).filter((name) => name.startsWith('useQueued'));
  const empty = Object.fromEntries(hooks.map((name) => [name, () => []]));
  return { ...empty, useUnsent: () => [], useTappedVisits: () => new Map(), useSentCount: () => 0 };
});

const project = aProject({ status: 'completed', agreedTotal: 900 });
const ofProject = { projectId: project.id, clientId: project.clientId };
const entry = { ...ofProject, welderId: 'wes', visitId: 'one', kind: 'work', minutes: 60 } as const;

/** Two of each kind, of which a device may have one. */
const everything: Readonly<Record<string, readonly [object, object]>> = {
  appointments: [
    anAppointment({ id: 'one', scheduledDate: at }),
    anAppointment({ id: 'two', scheduledDate: at }),
  ],
  clients: [aClient(), aClient({ id: 'other' })],
  estimates: [anEstimate({ status: 'sent' }), anEstimate({ id: 'other', status: 'sent' })],
  invoices: [
    anInvoice({ ...ofProject, onPortal: true, total: 500, balance: 500 }),
    anInvoice({ ...ofProject, id: 'other', onPortal: true, total: 400, balance: 400 }),
  ],
  payments: [
    aPayment({ ...ofProject, amount: 300, paidAt: at }),
    aPayment({ ...ofProject, id: 'other', amount: 200, paidAt: at }),
  ],
  projects: [project, aProject({ id: 'other', status: 'completed' })],
  quotes: [aQuote(), aQuote({ id: 'other' })],
  staff: [aStaffMember({ id: 'wes', name: 'Wes' }), aStaffMember({ id: 'wanda', name: 'Wanda' })],
  workEntries: [
    { ...entry, id: 'one', start: at, end: '2027-03-15T15:00:00.000Z' },
    { ...entry, id: 'two', start: '2027-03-15T16:00:00.000Z', end: '2027-03-15T17:00:00.000Z' },
  ],
};

const all = ({ collection }: Asked) => everything[collection] ?? [];
const half = (asked: Asked) => all(asked).slice(0, 1);
const nothing = () => [];

const textOf = (element: ReactElement) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/?view=list']}>{element}</MemoryRouter>)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'");

function Today() {
  return <EverybodysDay visits={useDeskList(comingVisits(now))} now={now} />;
}

/** Screens with what they say of two entries of each kind, and of none, once they know all. */
const screens: readonly (readonly [
  name: string,
  ReactElement,
  number: RegExp | null,
  none: RegExp | null,
])[] = [
  ['Money', <MoneyOverview key="money" />, /On \d invoices?/i, /Nothing is owed/i],
  ['payments received', <PaymentsPage key="payments" />, /net of refunds/i, /No payments/i],
  ['accounts of jobs', <JobsPage key="jobs" />, null, /No deposit|No project/i],
  [
    'a project’s account',
    <ProjectBilling key="account" project={project} />,
    /Balance|Invoiced/,
    /Nothing written or paid/,
  ],
  ['what needs the office', <NeedsMoney key="needs" />, / 2 /, null],
  ['Today', <Today key="today" />, null, /No visits/i],
  ['hours of the week', <HoursPage key="hours" person={owner} />, /\d h/, null],
  [
    'hours of a job',
    <JobHours key="job" of="projectId" id={project.id} person={owner} />,
    /\d h/,
    /No hours/i,
  ],
  ['estimates', <EstimatesPage key="estimates" />, /\d estimates?/, /No sent estimates/],
  [
    'expenses',
    <Expenses key="expenses" projectId={project.id} projectName="Gate" person={owner} />,
    null,
    /No expenses?/i,
  ],
  ['a client', <ClientPage key="client" />, /Paid +\$/, /No projects yet|No visits yet|No payments yet/],
  ['the calendar', <CalendarPage key="calendar" person={owner} />, null, /No visits/],
  ['a project’s visits', <VisitsPanel key="visits" project={project} />, null, /No visits?/i],
  ['a project’s notes', <NotesPanel key="notes" projectId={project.id} />, null, /No notes?/i],
  ['clients', <ClientsScreen key="clients" />, null, /No clients?/i],
  ['requests', <RequestsScreen key="requests" />, null, /No request is/],
  ['the board', <ProjectBoard key="board" onMove={() => undefined} />, null, /None\./],
  [
    'history',
    <HistoryPanel key="history" field="entityId" id={project.id} />,
    null,
    /Nothing has been changed/,
  ],
];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  given.isOnline = true;
});

describe.each(screens)('%s', (_, screen, number, none) => {
  test('shows its sums and its empty lists once all is loaded', () => {
    given.listOf = (asked) => aWholeList(all(asked));
    if (number) expect(textOf(screen)).toMatch(number);
    given.listOf = () => aWholeList(nothing());
    if (none) expect(textOf(screen)).toMatch(none);
  });

  test('shows the same from an earlier full answer without a connection, with its age', () => {
    given.isOnline = false;
    const earlier = { offline: true, asOf: new Date('2027-03-15T13:10:00.000Z') };
    given.listOf = () => aWholeList(nothing(), earlier);
    if (none) expect(textOf(screen)).toMatch(none);
    if (none) expect(textOf(screen)).toContain('Offline: as of 8:10 AM');
  });

  test.each([
    ['half of each list', half, true],
    ['half of each list, offline', half, false],
    ['nothing of each list', nothing, true],
    ['nothing of each list, offline', nothing, false],
  ] as const)('shows neither for %s', (__, found, isOnline) => {
    given.isOnline = isOnline;
    given.listOf = (asked) => aPartOf(found(asked), !isOnline);
    expectNeither(textOf(screen));
  });

  test('shows neither for an answer with an unreadable entry', () => {
    given.listOf = (asked) => aWholeList(half(asked), { unreadable: 1 });
    expectNeither(textOf(screen));
    given.listOf = () => aWholeList(nothing(), { unreadable: 1 });
    expectNeither(textOf(screen));
  });

  const expectNeither = (text: string) => {
    if (number) expect(text).not.toMatch(number);
    if (none) expect(text).not.toMatch(none);
  };
});

/** Screens that add up several lists, which are as old as the oldest. */
const summed: readonly (readonly [name: string, of: readonly string[]])[] = [
  ['Money', ['invoices']],
  ['payments received', ['payments']],
  ['accounts of jobs', ['payments', 'projects']],
  ['a project’s account', ['invoices', 'payments']],
  ['hours of the week', ['workEntries', 'staff']],
  ['a client', ['invoices', 'payments']],
  ['what needs the office', ['invoices']],
  ['the calendar', ['appointments', 'blocks', 'recurringBlocks', 'staff']],
];

test.each(summed.flatMap(([name, of]) => of.map((oldest) => [name, oldest] as const)))(
  '%s without a connection shows the age of %s, if they are the oldest',
  (name, oldest) => {
    given.isOnline = false;
    given.listOf = (asked) => {
      const asOf = new Date(asked.collection === oldest ? '2027-03-15T13:10:00.000Z' : now);
      return aWholeList(all(asked), { offline: true, asOf });
    };
    const screen = screens.find(([of]) => of === name)?.[1];
    expect(screen && textOf(screen)).toContain('as of 8:10 AM');
  },
);

/** Staff named by their ids. */
function Names({ ids }: { ids: readonly string[] }) {
  const people = useStaffOf(ids);
  return people.status === 'ready' ? [...people.items].map(({ name }) => name).join(' ') : null;
}

/** The lines of a form of papers. */
function Lines() {
  const form = {
    ...useForm<PaperValues>({ defaultValues: { lines: [] } }),
    ...{ words: new Map(), labelOf: (name: string) => name },
  } as unknown as SavedFormHandle<PaperValues>;
  const totals = { byLine: [], totals: undefined } as unknown as LiveTotals;
  return <LinesField form={form} totals={totals} isTaxed={false} rates={[]} />;
}

test.each<[string, ReactElement, string, RegExp]>([
  ['a visit’s money', <VisitMoney key="money" visitId="one" />, 'payments', /more than are shown/],
  ['price suggestions', <Lines key="lines" />, 'priceBook', /more prices than are suggested/],
  ['what Money looks after', <MoneyOverview key="loose" />, 'looseMoney', /Only the first 30/],
])('%s say where there is more than is shown', (_, screen, cut, more) => {
  const loose = [{ id: project.id, amount: 100, kept: 0, toDecide: 100 }];
  const some = (asked: Asked) => (asked.collection === 'looseMoney' ? loose : all(asked));
  given.listOf = (asked) => aWholeList(some(asked), { isFull: asked.collection === cut });
  expect(textOf(screen)).toMatch(more);
  given.listOf = (asked) => aWholeList(some(asked));
  expect(textOf(screen)).not.toMatch(more);
});

/** Documents by their ids, of which Firestore compares at most 30 in one query. */
function byIds(items: readonly { readonly id: string }[], { where, limit }: Asked): readonly object[] {
  const ids = where?.find(([field]) => field === '__name__')?.[2];
  if (!Array.isArray(ids)) return items.slice(0, limit);
  if (ids.length > 30) throw new Error('Firestore refuses more than 30 values');
  return items.filter(({ id }) => ids.includes(id));
}

test('names more than 30 staff', () => {
  const staff = Array.from({ length: 31 }, (_, index) =>
    aStaffMember({ id: `welder-${index}`, name: `Wes${index}` }),
  );
  given.listOf = (asked) => aWholeList(byIds(staff, asked));
  const ids = staff.map(({ id }) => id);
  expect(textOf(<Names ids={ids} />).split(' ')).toEqual(staff.map(({ name }) => name));
});

describe('money without a purpose of a client with 70 projects', () => {
  const projects = Array.from({ length: 70 }, (_, index) => aProject({ id: `project-${index}` }));
  const loose = [3, 31, 69].map((index) => ({ id: `project-${index}`, amount: 100, kept: 0, toDecide: 100 }));
  const shown = (facts: Parameters<typeof aWholeList>[1] = {}) => {
    given.listOf = (asked) =>
      asked.collection === 'looseMoney'
        ? aWholeList(byIds(loose, asked), facts)
        : aWholeList(asked.collection === 'projects' ? byIds(projects, asked) : []);
    return textOf(<ClientPayments clientId="client" />);
  };

  test('is added up over all of them', () => {
    expect(shown()).toContain('$300.00 without a purpose.');
  });

  test('is shown as unknown when it cannot be added up', () => {
    const text = shown({ unreadable: 1 });
    expect(text).toContain('Money without a purpose: ');
    expect(text).not.toContain('without a purpose.');
  });
});

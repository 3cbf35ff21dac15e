import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DashboardLists } from '#app/routes/dashboard/dashboard-lists.tsx';
import { anAppointment, anEstimate, anInvoice, aPayment, aProject } from '../../../tests/support/entities.ts';
import { allOrSome, type LiveList } from './live-lists/live-list.ts';
import { DepositDue } from './papers/deposit-due.tsx';
import { InvoiceScreen } from './papers/invoice-screen.tsx';
import { PapersCard } from './papers/papers-card.tsx';

const now = new Date('2027-03-15T14:00:00.000Z');
const earlier = new Date('2027-03-15T13:10:00.000Z');

type Asked = { readonly name: string };
const given = vi.hoisted(() => ({ listOf: (_: Asked): unknown => undefined }));

vi.mock('#portal/live-lists/use-portal-list.ts', async (original) => ({
  ...(await original<object>()),
  usePortalList: (list: Asked | undefined) => (list ? given.listOf(list) : { status: 'loading' }),
}));
vi.mock('#portal/session/confirmed.ts', () => ({ useConfirmed: () => true }));
vi.mock('#shared/session/portal-session.ts', async (original) => ({
  ...(await original<object>()),
  useSees: () => true,
}));
vi.mock('#shared/ui/use-clock.ts', async (original) => ({
  ...(await original<object>()),
  useMinute: () => now,
}));

const clientId = anInvoice().clientId;
const project = aProject({ status: 'completed' });
const approved = anEstimate({ status: 'approved' });

/** Two of each list, of which a device may have one. */
const everything: Readonly<Record<string, readonly [object, object]>> = {
  projects: [project, aProject({ id: 'other' })],
  'project-places': [
    { id: project.id, clientId },
    { id: 'other', clientId },
  ],
  invoices: [anInvoice({ paid: 40, balance: 60 }), anInvoice({ id: 'other', number: 'INV-1002' })],
  payments: [aPayment({ clientId, projectId: project.id, amount: 40 }), aPayment({ id: 'other', clientId })],
  estimates: [approved, anEstimate({ id: 'other', status: 'declined' })],
  appointments: [
    anAppointment({ scheduledDate: '2027-03-16T14:00:00.000Z' }),
    anAppointment({ id: 'other', scheduledDate: '2027-03-17T14:00:00.000Z' }),
  ],
};

const all = ({ name }: Asked) => everything[name] ?? [];
const half = (asked: Asked) => all(asked).slice(0, 1);
const nothing = () => [];

type Facts = { readonly unreadable?: number; readonly offline?: boolean; readonly asOf?: Date | null };
const aList = (items: readonly object[], { unreadable = 0, offline = false, asOf = null }: Facts = {}) =>
  ({
    status: 'ready',
    ...allOrSome({ items, unreadable }, { limit: 10 }),
    offline,
    asOf,
  }) satisfies LiveList<object>;

const textOf = (element: ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'");

const confirm = () => null;
const payNow = () => null;

/** Screens with what they say of two entries of each list, and of none, once they know all. */
const screens: readonly (readonly [name: string, ReactElement, number: RegExp, none: RegExp])[] = [
  [
    'the portal',
    <DashboardLists key="portal" clientId={clientId} onSessionLost={confirm}>
      {null}
    </DashboardLists>,
    /\$160\.00 to pay/,
    /You’re all set|None booked|No projects|No upcoming/,
  ],
  [
    'estimates and invoices',
    <PapersCard key="papers" clientId={clientId} />,
    /\$60\.00/,
    /No estimates or invoices/,
  ],
  [
    'a deposit',
    <DepositDue
      key="deposit"
      clientId={clientId}
      estimate={approved}
      project={project}
      receipt={null}
      payNow={payNow}
    />,
    /Pay \$\d+/,
    /Pay \$625\.00/,
  ],
  [
    'an invoice',
    <InvoiceScreen key="invoice" clientId={clientId} invoiceId="gone" confirm={confirm} payNow={payNow} />,
    /Not found/,
    /Not found/,
  ],
];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

describe.each(screens)('%s', (name, screen, number, none) => {
  test('shows its sums and its empty lists once all is loaded', () => {
    given.listOf = (asked) => aList(all(asked));
    expect(textOf(screen)).toMatch(number);
    given.listOf = () => aList(nothing());
    expect(textOf(screen)).toMatch(none);
  });

  test.each([
    ['half of each list', half, true],
    ['half of each list, offline', half, false],
    ['nothing of each list', nothing, true],
    ['nothing of each list, offline', nothing, false],
  ] as const)('shows neither for %s', (_, found, isOnline) => {
    const facts = { unreadable: 1, offline: !isOnline, asOf: isOnline ? null : earlier };
    given.listOf = (asked) => aList(found(asked), facts);
    const text = textOf(screen);
    // An invoice has its own amount.
    if (name !== 'estimates and invoices') expect(text).not.toMatch(number);
    expect(text).not.toMatch(none);
  });
});

const summed = [
  ['the portal', 'projects', true],
  ['the portal', 'invoices', false],
  ['the portal', 'payments', false],
  ['a deposit', 'invoices', false],
  ['a deposit', 'payments', false],
] as const;

test.each(summed)('the sums of %s show the age of %s, if those are the oldest', (name, oldest) => {
  const screen = screens.find(([of]) => of === name)?.[1];
  given.listOf = (asked) => aList(all(asked), { asOf: asked.name === oldest ? earlier : null });
  const text = screen && textOf(screen);
  expect(text).toContain('As of 8:10 AM');
  given.listOf = (asked) => aList(all(asked), { offline: true, asOf: asked.name === oldest ? earlier : now });
  expect(screen && textOf(screen)).toContain('Offline: as of 8:10 AM');
});

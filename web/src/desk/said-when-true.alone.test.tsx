import type { Invoice } from '@welding/domain/entities/invoice';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { aWholeList } from '../../../tests/support/desk-lists.ts';
import { aClient, anAppointment, anInvoice } from '../../../tests/support/entities.ts';
import { HeldNotice } from './calendar/held-notice.tsx';
import { SentInvoice } from './invoices/sent-invoice.tsx';
import type { QueuedTap } from './queue/queued-kinds.ts';
import { TakeoutPage } from './takeout/takeout-page.tsx';
import { TodayScreen } from './today/today-screen.tsx';
import { UndoTap } from './today/undo-tap.tsx';

const now = new Date('2027-03-15T14:00:00.000Z');
const hoursOn = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

type Asked = { readonly collection: string; readonly where?: readonly (readonly unknown[])[] };
/** Whether the browser is online, and what each live list holds. */
const given = vi.hoisted(() => ({ isOnline: true, listOf: (_: Asked): unknown => undefined }));

const ready = (...items: object[]) => aWholeList(items, { offline: !given.isOnline });
const loading = { status: 'loading' };

vi.mock('#shared/ui/use-online.ts', () => ({
  useOnline: () => given.isOnline,
  useRetryOnline: () => undefined,
}));
vi.mock('#shared/ui/use-clock.ts', async (original) => ({
  ...(await original<object>()),
  useMinute: () => now,
}));
vi.mock('#desk/live/use-desk-list.ts', async (original) => ({
  ...(await original<object>()),
  useDeskList: (query: Asked | null) => (query ? given.listOf(query) : loading),
  useDeskDocument: () => loading,
}));
vi.mock('#desk/session/desk-session.ts', async (original) => ({
  ...(await original<object>()),
  useDeskSession: () => ({ phase: 'signed-in', person: { id: 'wes', name: 'Wes', role: 'welder' } }),
}));
vi.mock('#desk/queue/use-desk-queue.ts', async (original) => {
  const hooks = Object.keys(await original<object>()).filter((name) => name.startsWith('useQueued'));
  const empty = Object.fromEntries(hooks.map((name) => [name, () => []]));
  return {
    ...empty,
    useUnsent: () => [],
    useUnreadableDeskItems: () => [],
    useTappedVisits: () => new Map(),
    useSentCount: () => 0,
  };
});
vi.mock('./today/recent-taps.ts', () => ({ useRecentTaps: () => [] }));

beforeEach(() => {
  vi.useFakeTimers({ now });
  given.isOnline = true;
  given.listOf = ({ collection }) => (collection === 'clients' ? ready(aClient()) : ready());
});

const textOf = (element: React.ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'");

test.each([
  ['No payments on this invoice yet', { paid: 0 }],
  ['Paid by other payments of the project', { paid: 281.25 }],
] as const)('an invoice without payments of its own says "%s" with %j', (sentence, fields) => {
  const invoice: Invoice = anInvoice({ total: 281.25, onPortal: true, ...fields });
  const text = textOf(<SentInvoice invoice={invoice} />);
  expect(text).toContain(sentence);
  expect(text.includes('No payments') && text.includes('Paid$281.25')).toBe(false);
});

test.each([
  ['on-my-way', true, true],
  ['on-my-way', false, false],
  ['start', true, false],
  ['finish', true, false],
] as const)(
  'after %s, online %j, promises a message to the client within seconds: %j',
  (of, isOnline, isSaid) => {
    given.isOnline = isOnline;
    const tapped = now.toISOString();
    const recent = { personId: 'wes', appointmentId: 'one', visitName: 'Gate hinge', of, tapped };
    const held: QueuedTap = {
      ...{ id: 'tap', kind: 'visit-tap', owner: 'wes', order: 1, attempts: 0, createdAt: now.getTime() },
      body: { appointmentId: 'one', visitName: 'Gate hinge', tap: { kind: 'on-my-way', at: tapped } },
      notBefore: now.getTime() + 20_000,
    };
    const text = textOf(<UndoTap recent={recent} held={held} />);
    expect(text.includes('We tell the client in a few seconds')).toBe(isSaid);
  },
);

test.each([true, false])('unloaded visits are mentioned only without a connection: online %j', (isOnline) => {
  given.isOnline = isOnline;
  // The visits of earlier days answer later.
  const isLeft = ({ where = [] }: Asked) => where.some(([field]) => field === 'status');
  const notHere = { status: 'error', offline: true, retry: () => undefined };
  given.listOf = (asked) => (isLeft(asked) ? (isOnline ? loading : notHere) : ready());
  const text = textOf(<TodayScreen />);
  expect(text.includes('Not loaded yet.')).toBe(!isOnline);
});

test('the takeout page without entries says that nothing has been taken out yet', () => {
  given.listOf = () => ready();
  const text = textOf(<TakeoutPage />);
  expect(text).toContain('Nothing has been taken out yet.');
  expect(text).not.toContain('changed');
});

test.each([
  [23.75, 'That’s less than 24 hours from now: the client can’t change it online.'],
  [24.25, ''],
  [-1, ''],
])('a visit dragged to %d hours from now shows the warning "%s"', (hours, sentence) => {
  const visit = anAppointment({ scheduledDate: hoursOn(72) });
  const slot = { scheduledDate: hoursOn(hours), welderIds: [] };
  const held = { visit, from: null, place: { scheduledDate: slot.scheduledDate, lane: null }, slot };
  const moving = { held, onKeyDown: () => {}, put: () => {}, drop: () => {}, putBack: () => {} };
  const rules = { gapMinutes: 0, milesBetween: () => 0 };
  const text = textOf(<HeldNotice moving={moving} lanes={[]} rules={rules} />);
  expect(/That’s less than[^.]*\./.exec(text)?.[0] ?? '').toBe(sentence);
});

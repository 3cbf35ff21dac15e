import type { StaffRole } from '@welding/domain/entities/staff';
import { shopId } from './shop-id.ts';

/** A screen as somebody opens it. */
export type ScreenToMeasure = {
  readonly name: string;
  readonly as: StaffRole | 'client' | 'visitor';
  readonly path: string;
  /** A phone's width instead of a laptop's. */
  readonly isNarrow?: true;
};

/** What stands around every screen of the desk: who is signed in, and the open requests. */
export const deskFrame: ScreenToMeasure = {
  name: 'around every screen: who I am, open requests',
  as: 'owner',
  path: '/desk/nothing-here',
};

const [client, project] = [shopId('client', 0), shopId('project', 0)];

/** Every screen of portal and desk, and the pages of the site. */
export const screens: readonly ScreenToMeasure[] = [
  { name: 'Home', as: 'visitor', path: '/' },
  { name: 'Services', as: 'visitor', path: '/services' },
  { name: 'Portal', as: 'client', path: '/dashboard' },
  { name: 'Checkout of a project', as: 'client', path: `/checkout/${project}` },
  { name: 'Today of a welder', as: 'welder', path: '/desk', isNarrow: true },
  { name: 'Calendar of a welder, a week', as: 'welder', path: '/desk/calendar?view=week', isNarrow: true },
  { name: 'Today of the owner', as: 'owner', path: '/desk' },
  { name: 'Requests', as: 'office', path: '/desk/requests' },
  { name: 'A request', as: 'office', path: `/desk/requests/${shopId('quote', 1_000_000)}` },
  { name: 'Calendar, a day', as: 'owner', path: '/desk/calendar' },
  { name: 'Calendar, a week', as: 'owner', path: '/desk/calendar?view=week' },
  { name: 'Calendar, two weeks as a list', as: 'owner', path: '/desk/calendar?view=list' },
  { name: 'A visit', as: 'owner', path: `/desk/calendar/visits/${shopId('visit', 100)}` },
  { name: 'Hours of a week', as: 'office', path: '/desk/calendar/hours' },
  { name: 'Hours of a welder', as: 'welder', path: '/desk/calendar/hours', isNarrow: true },
  { name: 'New visit', as: 'owner', path: '/desk/calendar/new' },
  { name: 'New block', as: 'owner', path: '/desk/calendar/blocks/new' },
  { name: 'Clients', as: 'office', path: '/desk/clients' },
  { name: 'Clients, a search', as: 'office', path: '/desk/clients?q=castillo' },
  { name: 'Clients, a search with a typing error', as: 'office', path: '/desk/clients?q=castilxyz' },
  { name: 'Clients, a search for nobody', as: 'office', path: '/desk/clients?q=qqqqqqqqqq' },
  { name: 'A client', as: 'office', path: `/desk/clients/${client}` },
  { name: 'New client', as: 'office', path: '/desk/clients/new' },
  { name: 'Projects, all columns', as: 'owner', path: '/desk/projects' },
  { name: 'Projects, a phone', as: 'owner', path: '/desk/projects', isNarrow: true },
  { name: 'A project', as: 'owner', path: `/desk/projects/${project}` },
  { name: 'New project', as: 'owner', path: '/desk/projects/new' },
  { name: 'Money', as: 'owner', path: '/desk/money' },
  { name: 'Earnings', as: 'owner', path: '/desk/money/earnings' },
  { name: 'Estimates', as: 'owner', path: '/desk/money/estimates' },
  { name: 'An estimate', as: 'owner', path: `/desk/money/estimates/${shopId('estimate', 0)}` },
  { name: 'New estimate', as: 'owner', path: '/desk/money/estimates/new' },
  { name: 'Invoices', as: 'owner', path: '/desk/money/invoices' },
  { name: 'An invoice', as: 'owner', path: `/desk/money/invoices/${shopId('invoice', 0)}` },
  { name: 'New invoice', as: 'owner', path: '/desk/money/invoices/new' },
  { name: 'Price book', as: 'owner', path: '/desk/money/price-book' },
  { name: 'Settings, money', as: 'owner', path: '/desk/settings/money' },
  { name: 'Settings, business', as: 'owner', path: '/desk/settings' },
  { name: 'Settings, staff', as: 'owner', path: '/desk/settings/staff' },
];

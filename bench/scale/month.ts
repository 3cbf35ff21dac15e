import type { RouteCost } from './count-routes.ts';
import type { ScreenCost } from './measure-screens.ts';
import { schedules } from './schedules.ts';
import { deskFrame } from './screen-list.ts';

/** What a part of the month costs: documents, and calls of functions. */
export type Cost = {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  readonly calls: number;
};
export type MonthLine = Cost & { readonly what: string; readonly times: number };

/** A month of 30 days, 26 of them worked, in which 50 requests a week come in and two welders make four visits a day. */
const worked = 26;
const requests = 217;
const visits = 2 * 4 * worked;
const estimates = 130;
const invoices = 104;
/** Received, answered, booked, reminded, on my way, estimates, invoices, receipts. */
const mails = requests + 130 + 268 + visits + visits + estimates + invoices + 100;
/** A laptop of the owner and one of the office are open all day, and two welders' phones. */
const laptops = 2;
const phones = 2;
const devices = laptops + phones;
const clientsADay = 25;
const days = 30;

/** How often each screen is opened in the month. */
const opened: Readonly<Record<string, number>> = {
  Home: 100 * days,
  Services: 30 * days,
  Portal: clientsADay * days,
  'Checkout of a project': 100,
  'Today of a welder': 12 * worked * phones,
  'Calendar of a welder, a week': 2 * worked * phones,
  'Today of the owner': 10 * worked * laptops,
  Requests: 10 * worked * laptops,
  'A request': 2 * requests,
  'Calendar, a day': 5 * worked * laptops,
  'Calendar, a week': 10 * worked * laptops,
  'A visit': visits,
  'New visit': visits,
  Clients: 5 * worked * laptops,
  'Clients, a search': 10 * worked * laptops,
  'A client': 10 * worked * laptops,
  'Projects, all columns': 6 * worked * laptops,
  'A project': 12 * worked * laptops,
  Money: 2 * worked * laptops,
  Earnings: worked,
  'Hours of a week': worked,
  'Hours of a welder': 2 * worked * phones,
  Estimates: 2 * worked * laptops,
  'An estimate': 4 * estimates,
  'New estimate': estimates,
  Invoices: 2 * worked * laptops,
  'An invoice': 3 * invoices,
  'New invoice': invoices,
  'Settings, money': 2,
  'Settings, business': 4,
  'Settings, staff': 2,
};

/** How often each route is asked besides, by what people do. */
const asked: Readonly<Record<string, number>> = {
  'POST /api/quotes': requests,
  'GET /api/clients/{email}': clientsADay * days,
  'POST /api/appointments': 60,
  'POST /api/desk/quotes/{id}/accept': Math.round(requests * 0.6),
  'POST /api/desk/quotes/{id}/close': Math.round(requests * 0.4),
  'PATCH /api/desk/clients/{id}': 100,
  'PATCH /api/desk/projects/{id}': 2 * visits,
  'POST /api/desk/projects/{id}/notes': visits,
  'POST /api/desk/appointments': visits,
  'PATCH /api/desk/appointments/{id}': Math.round(visits * 0.3),
  'POST /api/desk/appointments/{id}/on-my-way': visits,
  'POST /api/desk/appointments/{id}/start': visits,
  'POST /api/desk/appointments/{id}/finish': visits,
  'POST /api/desk/payments': 100,
  'POST /api/desk/plans': 20,
  'GET /api/desk/calendar/move-day': 4,
  'POST /api/desk/calendar/move-day': 4,
  'POST /api/desk/projects/{id}/expenses': 100,
  'POST /api/desk/work-entries': 10,
  'PATCH /api/desk/work-entries/{id}': 20,
  'POST /api/desk/estimates': estimates,
  'PATCH /api/desk/estimates/{id}': 2 * estimates,
  'POST /api/desk/estimates/{id}/send': estimates,
  'POST /api/estimates/{id}/approve': 80,
  'POST /api/desk/invoices': invoices,
  'POST /api/desk/invoices/{id}/send': invoices,
  ...Object.fromEntries(schedules.map(({ name, runsADay }) => [name, runsADay * days])),
};

/** A mail that was queued is read and leased by the function that sends it, and settled. */
const ofMail: Cost = { reads: 1, writes: 2, deletes: 0, calls: 1 };

/** What the counts make of a month, a line for each screen and route, the dearest first. */
export function monthOf(screens: readonly ScreenCost[], routes: readonly RouteCost[]): readonly MonthLine[] {
  const frame = found(screens, ({ name }) => name === deskFrame.name);
  const ofScreens = Object.entries(opened).map(([name, times]) =>
    lineOf(
      `Screen: ${name}`,
      times,
      screenCost(
        found(screens, (screen) => screen.name === name),
        frame,
        routes,
      ),
    ),
  );
  const ofRoutes = Object.entries(asked).map(([name, times]) =>
    lineOf(name, times, routeCost(found(routes, ({ route }) => route === name))),
  );
  const lines = [
    lineOf('The desk opened, a device and day', devices * worked, {
      ...nothing,
      reads: frame.opened + frame.forRules,
    }),
    ...ofScreens,
    ...ofRoutes,
    lineOf('A mail sent', mails, ofMail),
  ];
  const changes = lines.reduce((sum, { writes }) => sum + writes, 0);
  return [
    ...lines,
    // Each document that is written is taken for one that every open desk shows, which is more than happens.
    lineOf('Changes told to the open desks', changes, { ...nothing, reads: devices }),
  ].toSorted((one, other) => other.reads - one.reads);
}

export function sumOf(lines: readonly MonthLine[]): Cost {
  const total = (field: keyof Cost) => lines.reduce((sum, line) => sum + line[field], 0);
  return { reads: total('reads'), writes: total('writes'), deletes: total('deletes'), calls: total('calls') };
}

const nothing: Cost = { reads: 0, writes: 0, deletes: 0, calls: 0 };

function lineOf(what: string, times: number, { reads, writes, deletes, calls }: Cost): MonthLine {
  return {
    what,
    times,
    reads: reads * times,
    writes: writes * times,
    deletes: deletes * times,
    calls: calls * times,
  };
}

/** A screen as if nothing of it were on the device, without what stands around every screen, and with what it asks of the API. */
function screenCost(screen: ScreenCost, frame: ScreenCost, routes: readonly RouteCost[]): Cost {
  const isDesk = screen.name !== 'Portal' && screen.forRules > 0;
  const own =
    screen.opened + screen.forRules - (isDesk ? Math.min(frame.opened + frame.forRules, screen.opened) : 0);
  const ofCalls = screen.calls.map((call) => {
    const route = routes.find((known) => known.route.replace('{uid}', '{id}') === call);
    return route ? routeCost(route) : { ...nothing, calls: 1 };
  });
  return ofCalls.reduce(add, { ...nothing, reads: own });
}

/** What expires is deleted one day, which is one deletion more. */
function routeCost({ reads, writes, deletes, expiring }: RouteCost): Cost {
  return { reads, writes, deletes: deletes + expiring, calls: 1 };
}

function add(one: Cost, other: Cost): Cost {
  return {
    reads: one.reads + other.reads,
    writes: one.writes + other.writes,
    deletes: one.deletes + other.deletes,
    calls: one.calls + other.calls,
  };
}

function found<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item {
  const item = items.find(isWanted);
  if (!item) throw new Error('The month asks for something that was not counted');
  return item;
}

import { clientName } from '@welding/domain/entities/client-names';
import {
  clientSearchTerms,
  findingLimits,
  paperNumbers,
  projectTerm,
  rankFound,
  searchSteps,
} from '@welding/domain/entities/client-search';
import {
  type Estimate,
  estimateSchema,
  estimateState,
  estimateStateLabel,
} from '@welding/domain/entities/estimate';
import { type Expense, expenseSchema } from '@welding/domain/entities/expense';
import { invoiceSchema, invoiceState, invoiceStateLabels } from '@welding/domain/entities/invoice';
import { localTitle } from '@welding/domain/entities/local-title';
import { storedProjectPlaceSchema } from '@welding/domain/entities/project-place';
import { quoteSchema } from '@welding/domain/entities/quote';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDate, formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { phoneText } from '@welding/domain/values/phone';
import { placeText } from '@welding/domain/values/place';
import { formatDay } from '@welding/domain/values/words';
import { useClientSearch, usePaused } from '#desk/client-search/client-search.tsx';
import { type DeskList, type DeskQuery, useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import { readCachedVisits } from '#desk/today/use-my-visits.ts';
import { useToday } from '#shared/ui/use-clock.ts';
import { searchTexts } from './search-texts.ts';

/** Grouped results: live, at most 25 documents; offline, from this device. Only the owner finds expenses. */
export function useEverythingFound(text: string, isOwner: boolean): readonly FoundGroup[] {
  const t = searchTexts();
  const typed = usePaused(text);
  const today = useToday();
  const numbers = paperNumbers(typed);
  const clients = useClientSearch(text, findingLimits.clients);
  const place = projectTerm(typed);
  const [person] = searchSteps(typed);
  const projects = useDeskList(
    withTerm('projectPlaces', storedProjectPlaceSchema, place, findingLimits.projects),
  );
  const requests = useDeskList(withTerm('quotes', quoteSchema, person, findingLimits.requests));
  const estimates = useDeskList(
    numberedLike('estimates', estimateSchema, numbers.estimate, findingLimits.estimates),
  );
  const invoices = useDeskList(
    numberedLike('invoices', invoiceSchema, numbers.invoice, findingLimits.invoices),
  );
  const order = /\d/.test(typed) ? place : undefined;
  const estimatesOfOrder = useDeskList(withTerm('estimates', estimateSchema, order, findingLimits.orders));
  const invoicesOfOrder = useDeskList(withTerm('invoices', invoiceSchema, order, findingLimits.orders));
  const expenses = useDeskList(
    withTerm('expenses', expenseSchema, isOwner ? place : undefined, findingLimits.expenses),
  );
  // Hides results for shorter text because Enter would open the wrong one.
  if (typed !== text) return [looking];
  return [
    group(t.clients, clients?.list, (client) => ({
      path: deskPaths.client(client.id),
      title: clientName(client),
      note: [phoneText(client.phone), placeText(client)].filter(Boolean).join(' · '),
    })),
    group(
      t.projects,
      place ? exactly(projects, typed) : undefined,
      ({ id, number, title = t.project, address, zip }) => ({
        path: deskPaths.project(id),
        title: localTitle(title),
        note: [number, placeText({ address, zip })].filter(Boolean).join(' · '),
      }),
    ),
    group(
      t.estimates,
      joined(numbers.estimate && estimates, order && exactly(estimatesOfOrder, typed)),
      (estimate) => ({
        path: deskPaths.estimate(estimate.id),
        title: estimate.number,
        note: paperNote(estimate, estimateStateLabel(estimate, estimateState(estimate, today))),
      }),
    ),
    group(
      t.invoices,
      joined(numbers.invoice && invoices, order && exactly(invoicesOfOrder, typed)),
      (invoice) => ({
        path: deskPaths.invoice(invoice.id),
        title: invoice.number,
        note: paperNote(invoice, invoiceStateLabels[invoiceState(invoice, today)]),
      }),
    ),
    group(
      t.requests,
      person ? exactly(requests, typed) : undefined,
      ({ id, firstName, lastName, createdAt }) => ({
        path: deskPaths.request(id),
        title: `${firstName} ${lastName}`,
        note: t.cameIn(formatChicagoDate(new Date(createdAt))),
      }),
    ),
    group(
      t.expenses,
      isOwner && place ? counted(exactly(expenses, typed)) : undefined,
      ({ id, projectId, what, amount, paidOn, authorName }) => ({
        // The hash makes paths unique within a project.
        path: `${deskPaths.project(projectId)}#expense-${id}`,
        title: what,
        note: [formatDollars(amount), formatDay(paidOn), authorName].join(' · '),
      }),
    ),
  ];
}

function paperNote(
  {
    recipient,
    projectTitle,
    poNumber,
    total,
  }: Pick<Estimate, 'recipient' | 'projectTitle' | 'poNumber' | 'total'>,
  state: string,
): string {
  const job = projectTitle && localTitle(projectTitle);
  return [recipient?.name, job, poNumber, formatDollars(total), state].filter(Boolean).join(' · ');
}

/** Null without a term. */
function withTerm<Item>(
  collection: 'projectPlaces' | 'quotes' | 'expenses' | 'estimates' | 'invoices',
  schema: DeskQuery<Item>['schema'],
  term: string | undefined,
  limit: number,
): DeskQuery<Item> | null {
  if (term === undefined) return null;
  return { collection, schema, where: [['searchTerms', 'array-contains', term]], limit };
}

/** Null without a number. */
function numberedLike<Item>(
  collection: 'estimates' | 'invoices',
  schema: DeskQuery<Item>['schema'],
  number: string | undefined,
  limit: number,
): DeskQuery<Item> | null {
  if (number === undefined) return null;
  return {
    collection,
    schema,
    where: [
      ['number', '>=', number],
      ['number', '<', `${number}\uf8ff`],
    ],
    order: ['number', 'asc'],
    limit,
  };
}

/** Merges results by number and by purchase order, each once. */
function joined<Item extends { readonly id: string }>(
  numbered: DeskList<Item> | '' | undefined,
  ordered: DeskList<Item> | '' | undefined,
): DeskList<Item> | undefined {
  if (!numbered || !ordered) return numbered || ordered || undefined;
  if (numbered.status !== 'ready' || ordered.status !== 'ready') {
    return numbered.status === 'ready' ? ordered : numbered;
  }
  const items = [...new Map([...numbered.items, ...ordered.items].map((item) => [item.id, item])).values()];
  const worse = numbered.isComplete ? ordered : numbered;
  return withItems(worse, () => items);
}

function counted(list: DeskList<Expense>): DeskList<Expense> {
  return withItems(list, (items) => items.filter(({ removed }) => !removed));
}

/** Keeps results that match every typed word, not only the queried one. */
function exactly<Item extends { readonly searchTerms?: readonly string[] | undefined }>(
  list: DeskList<Item>,
  typed: string,
): DeskList<Item> {
  return withItems(list, (given) => {
    const { items, isExact } = rankFound([...given], typed);
    return isExact ? items : [];
  });
}

export type Found = { readonly path: string; readonly title: string; readonly note: string };

export type FoundGroup = {
  readonly title: string;
  readonly items: readonly Found[];
  readonly isLoading: boolean;
  /** Whether these are all; only then none is none. */
  readonly isComplete: boolean;
  /** More match than are shown. */
  readonly isFull: boolean;
  readonly offline: boolean;
};

/** Undefined for a group that was not searched. */
function group<Item>(
  title: string,
  list: DeskList<Item> | undefined,
  found: (item: Item) => Found,
): FoundGroup {
  return {
    title,
    items: list?.status === 'ready' ? [...list.items.map(found)] : [],
    isLoading: list?.status === 'loading' || (list?.status === 'ready' && !list.isAnswered && !list.offline),
    isComplete: list === undefined || (list.status === 'ready' && list.isComplete),
    isFull: list?.status === 'ready' && list.isFull,
    offline: list !== undefined && list.status !== 'loading' && list.offline,
  };
}

const looking: FoundGroup = {
  title: searchTexts().looking,
  items: [],
  isLoading: true,
  isComplete: false,
  isFull: false,
  offline: false,
};

/** A welder's own visits of this week and the next, from this device. */
export function visitsFound(personId: string, typed: string): readonly FoundGroup[] {
  const visits = readCachedVisits(personId)?.visits ?? [];
  const searched = visits.map((visit) => {
    const { title, clientName = '', phone = '', address = '', zip = '' } = visit;
    const place = `${localTitle(title)} ${address} ${zip}`;
    const person = { firstName: clientName, lastName: '', email: '', phone, address: place };
    return { visit, searchTerms: clientSearchTerms(person) };
  });
  const { items, isExact } = rankFound(searched, typed);
  const found = isExact && searchSteps(typed).length > 0 ? items : [];
  return [
    {
      title: searchTexts().yourVisits,
      items: found.map(({ visit: { id, title, clientName, scheduledDate, address, zip } }) => ({
        path: deskPaths.visit(id),
        title: clientName ?? localTitle(title),
        note: [formatChicagoDateTime(new Date(scheduledDate)), placeText({ address, zip })]
          .filter(Boolean)
          .join(' · '),
      })),
      isLoading: false,
      isComplete: true,
      isFull: false,
      offline: false,
    },
  ];
}

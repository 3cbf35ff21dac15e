import { type Entries, entriesOf } from '../../web/src/shared/live-lists/complete.ts';
import type { Loaded } from '../../web/src/shared/live-lists/list-query.ts';

const noRetry = () => undefined;

/** A list of the desk that the server has answered in full, unless `facts` say otherwise. */
export function aWholeList<Item>(
  items: readonly Item[],
  { offline = false, isFull = false, unreadable = 0, asOf = null }: Partial<ListFacts> = {},
): List<Item> {
  const isWhole = !isFull && unreadable === 0;
  const facts = { isAnswered: true, unreadable, offline, isFull, asOf, retry: noRetry };
  return { status: 'ready', ...entriesOf(items, isWhole), ...facts };
}

/** A list of which this device has some entries, because other lists brought them. */
export function aPartOf<Item>(items: readonly Item[], offline: boolean): List<Item> {
  const facts = { isAnswered: false, unreadable: 0, offline, isFull: false, asOf: null, retry: noRetry };
  return { status: 'ready', ...entriesOf(items, false), ...facts };
}

/** `DeskList` of the desk, whose module needs a browser. */
type List<Item> = Loaded<
  Entries<Item> & ListFacts & { readonly isAnswered: boolean; readonly retry: () => void }
>;

type ListFacts = {
  readonly offline: boolean;
  readonly isFull: boolean;
  readonly unreadable: number;
  readonly asOf: Date | null;
};

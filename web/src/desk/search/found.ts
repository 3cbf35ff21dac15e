import type { DeskList } from '#desk/live/use-desk-list.ts';
import { searchTexts } from './search-texts.ts';

/** One thing that a search found, and the screen that shows it. */
export type Found = { readonly path: string; readonly title: string; readonly note: string };

export type FoundGroup = {
  readonly title: string;
  readonly items: readonly Found[];
  readonly isLoading: boolean;
  /** What is shown is what this device last knew. */
  readonly offline: boolean;
};

/** What the list of one group says; undefined for one that was not asked for. */
export function group<Item>(
  title: string,
  list: DeskList<Item> | undefined,
  found: (item: Item) => Found,
): FoundGroup {
  return {
    title,
    items: list?.status === 'ready' ? list.items.map(found) : [],
    isLoading: list?.status === 'loading',
    offline: list !== undefined && list.status !== 'loading' && list.offline,
  };
}

export const looking: FoundGroup = {
  title: searchTexts().looking,
  items: [],
  isLoading: true,
  offline: false,
};

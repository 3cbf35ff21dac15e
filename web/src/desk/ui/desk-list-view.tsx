import type { ReactNode } from 'react';
import { listTexts } from '#desk/live/list-texts.ts';
import { type DeskDocument, type DeskList, type WholeList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import type { Complete, Part } from '#shared/live-lists/complete.ts';
import { ListSkeleton, LoadedView, LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';

type DeskListViewProps<Item> = {
  list: DeskList<Item>;
  /** Used in a sentence: requests. */
  noun: string;
  /** A sentence for an empty list, with a next step if there is one. */
  empty: ReactNode;
  children: (items: Part<Item>) => ReactNode;
  /** Raises the list's limit. The button shows if there may be more. */
  onMore?: () => void;
  /** Lists that the panel adds up with this one; their age is shown as one. */
  summedWith?: readonly WholeList<unknown>[];
};

/** The entries so far, and whether others may be missing. */
export function DeskListView<Item>(props: DeskListViewProps<Item>) {
  const t = deskUiTexts();
  const { list, noun, empty, children, onMore, summedWith = [] } = props;
  return (
    <LoadedView of={list} loading={t.loading(noun)} {...problemWords()}>
      {({ isComplete, isAnswered, items, unreadable, isFull, offline }) => (
        <div className="grid gap-3">
          <AsOfLists of={isComplete ? [list, ...summedWith] : []} />
          {isComplete && items.length === 0 ? empty : children(items)}
          {unreadable > 0 && (
            <p role="alert" className="text-sm">
              {listTexts().leftOut(unreadable)}
            </p>
          )}
          {offline && !isAnswered && !isFull && unreadable === 0 && <p className="text-sm">{t.partHere}</p>}
          {isFull && onMore && (
            <Button className="justify-self-start" onClick={onMore}>
              {t.showMore(noun)}
            </Button>
          )}
          {isFull && !onMore && <p className="text-sm">{t.moreThanShown}</p>}
        </div>
      )}
    </LoadedView>
  );
}

type WholeListViewProps<Item> = Pick<DeskListViewProps<Item>, 'list' | 'noun'> &
  Pick<NotWholeProps, 'rows'> & {
    empty?: ReactNode;
    children: (items: Complete<Item>) => ReactNode;
  };

/** What counts or adds up all entries of a list, once they are known. */
export function WholeListView<Item>({ list, empty, children, ...words }: WholeListViewProps<Item>) {
  const whole = wholeListOf(list);
  if (whole.status !== 'ready') return <NotWhole of={[whole]} {...words} />;
  const { items } = whole;
  return (
    <>
      <AsOfLists of={[whole]} />
      {empty !== undefined && items.length === 0 ? empty : children(items)}
    </>
  );
}

type NotWholeProps = {
  /** Lists that are added up together. */
  of: readonly WholeList<unknown>[];
  noun: string;
  /** Names what is missing where no heading does. */
  what?: string;
  /** Rows of the skeleton, as high as what follows. */
  rows?: number;
};

/** In place of a sum: why a list failed, or a skeleton. Nothing once all lists are known. */
export function NotWhole({ of, noun, what, rows }: NotWholeProps) {
  const failed = of.find((list) => list.status === 'error');
  if (failed) return <LoadProblem what={what} of={failed} {...problemWords()} />;
  if (of.every(({ status }) => status === 'ready')) return null;
  return <ListSkeleton label={deskUiTexts().loading(noun)} {...(rows && { rows })} />;
}

export function problemWords() {
  const t = deskUiTexts();
  return { neverHere: t.notHereYet, failed: t.notLoaded };
}

type DocumentViewProps<Item> = {
  document: DeskDocument<Item>;
  /** Used in a sentence: request. */
  noun: string;
  /** Shown if it does not exist; by default a sentence. */
  missing?: ReactNode;
  children: (item: Item) => ReactNode;
};

export function DocumentView<Item>({ document, noun, missing, children }: DocumentViewProps<Item>) {
  const t = deskUiTexts();
  if (document.status === 'missing') {
    return (
      missing ?? (
        <p role="alert" className="text-lg">
          {t.missing(noun)}
        </p>
      )
    );
  }
  return (
    <LoadedView of={document} loading={t.loadingOne(noun)} {...problemWords()}>
      {({ item }) => children(item)}
    </LoadedView>
  );
}

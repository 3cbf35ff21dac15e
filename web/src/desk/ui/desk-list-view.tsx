import type { ReactNode } from 'react';
import type { DeskDocument, DeskList } from '#desk/live/use-desk-list.ts';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { deskUiTexts } from './desk-ui-texts.ts';

type DeskListViewProps<Item> = {
  list: DeskList<Item>;
  /** Used in a sentence: requests. */
  noun: string;
  /** A sentence for an empty list, with a next step if there is one. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
  /** Raises the list's limit. The button shows if there may be more. */
  onMore?: () => void;
};

export function DeskListView<Item>({ list, noun, empty, children, onMore }: DeskListViewProps<Item>) {
  return (
    <LoadedView of={list} loading={deskUiTexts().loading(noun)} {...problemWords(deskUiTexts().these(noun))}>
      {({ items, unreadable, isFull }) => (
        <div className="grid gap-3">
          {items.length === 0 ? empty : children(items)}
          {unreadable > 0 && (
            <p role="alert" className="text-sm">
              {deskUiTexts().leftOut(unreadable)}
            </p>
          )}
          {isFull && onMore && (
            <Button className="justify-self-start" onClick={onMore}>
              {deskUiTexts().showMore(noun)}
            </Button>
          )}
        </div>
      )}
    </LoadedView>
  );
}

/** @param subject the start of the sentence: These requests are */
export function problemWords(subject: string) {
  return { neverHere: deskUiTexts().notHereYet(subject), failed: deskUiTexts().notLoaded(subject) };
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
  if (document.status === 'missing') {
    return (
      missing ?? (
        <p role="alert" className="text-lg">
          {deskUiTexts().missing(noun)}
        </p>
      )
    );
  }
  return (
    <LoadedView
      of={document}
      loading={deskUiTexts().loadingOne(noun)}
      {...problemWords(deskUiTexts().this(noun))}
    >
      {({ item }) => children(item)}
    </LoadedView>
  );
}

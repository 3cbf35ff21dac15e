import type { ReactNode } from 'react';
import type { DeskDocument, DeskList } from '#desk/live/use-desk-list.ts';
import { ListSkeleton, LoadProblem as Problem } from '#shared/live-lists/list-states.tsx';
import { Button } from '#shared/ui/button.tsx';
import { uiTexts } from './ui-texts.ts';

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
  if (list.status === 'loading') return <ListSkeleton label={uiTexts().loading(noun)} />;
  if (list.status === 'error') {
    return <LoadProblem subject={uiTexts().these(noun)} offline={list.offline} retry={list.retry} />;
  }
  return (
    <div className="grid gap-3">
      {list.items.length === 0 ? empty : children(list.items)}
      {list.unreadable > 0 && (
        <p role="alert" className="text-sm">
          {uiTexts().leftOut(list.unreadable)}
        </p>
      )}
      {list.isFull && onMore && (
        <Button className="justify-self-start" onClick={onMore}>
          {uiTexts().showMore(noun)}
        </Button>
      )}
    </div>
  );
}

type LoadProblemProps = {
  /** The start of the sentence: These requests are. */
  subject: string;
  /** This device never had it, and is offline. */
  offline: boolean;
  retry: () => void;
};

export function LoadProblem({ subject, offline, retry }: LoadProblemProps) {
  return (
    <Problem
      offline={offline && uiTexts().notHereYet(subject)}
      failed={uiTexts().notLoaded(subject)}
      tryAgain={uiTexts().tryAgain}
      retry={retry}
    />
  );
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
  if (document.status === 'ready') return children(document.item);
  if (document.status === 'loading') return <ListSkeleton label={uiTexts().loadingOne(noun)} />;
  if (document.status === 'missing') {
    return (
      missing ?? (
        <p role="alert" className="text-lg">
          {uiTexts().missing(noun)}
        </p>
      )
    );
  }
  return <LoadProblem subject={uiTexts().this(noun)} offline={document.offline} retry={document.retry} />;
}

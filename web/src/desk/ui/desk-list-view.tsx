import type { ReactNode } from 'react';
import type { DeskList } from '#desk/live/use-desk-list.ts';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { LoadProblem as Problem } from '#shared/live-lists/load-problem.tsx';
import { Button } from '#shared/ui/button.tsx';
import { uiTexts } from './ui-texts.ts';

type DeskListViewProps<Item> = {
  list: DeskList<Item>;
  /** The entries in a sentence: requests. */
  noun: string;
  /** Shown when there is nothing: a sentence, and a next step where there is one. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
  /** Shows more than the list's limit; the button is there when there may be more. */
  onMore?: () => void;
};

/** A live list: loading, failed, never on this device, empty, or there. */
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
  /** This device never had it, and there is no signal. */
  offline: boolean;
  retry: () => void;
};

/** Why something of the desk did not load. */
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

import type { ReactNode } from 'react';
import type { DeskDocument } from '#desk/live/use-desk-list.ts';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { LoadProblem } from './desk-list-view.tsx';
import { uiTexts } from './ui-texts.ts';

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

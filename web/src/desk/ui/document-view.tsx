import type { ReactNode } from 'react';
import type { DeskDocument } from '#desk/live/use-desk-list.ts';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { LoadProblem } from './desk-list-view.tsx';
import { uiTexts } from './ui-texts.ts';

type DocumentViewProps<Item> = {
  document: DeskDocument<Item>;
  /** The document in a sentence: request. */
  noun: string;
  /** Shown where there is none; a sentence that says so by itself. */
  missing?: ReactNode;
  children: (item: Item) => ReactNode;
};

/** A live document: loading, failed, never on this device, missing, or there. */
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

import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeskDocument } from '#desk/live/use-desk-document.ts';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';

type DocumentViewProps<Item> = {
  document: DeskDocument<Item>;
  /** What it is called in sentences: request. */
  noun: string;
  children: (item: Item) => ReactNode;
};

/** One live document in whichever state it is: loading, failed, never seen on this device, missing, or there. */
export function DocumentView<Item>({ document, noun, children }: DocumentViewProps<Item>) {
  if (document.status === 'ready') return children(document.item);
  if (document.status === 'loading') return <ListSkeleton label={`Loading the ${noun}`} />;
  if (document.status === 'missing') {
    return (
      <p role="alert" className="text-lg">
        There is no such {noun}. It may have been taken back, or the address is wrong.
      </p>
    );
  }
  if (document.offline) {
    return (
      <p className="flex items-start gap-2">
        <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        This {noun} is not on this device yet. It appears as soon as there is a signal.
      </p>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>The {noun} could not be loaded. Try again; if it stays so, sign out and in.</p>
      <button type="button" className="btn btn-outline" onClick={document.retry}>
        Try again
      </button>
    </div>
  );
}

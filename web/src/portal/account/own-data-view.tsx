import { type ReactNode, useEffect, useRef } from 'react';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { focusIfLost } from '#shared/ui/focus-if-lost.ts';
import { accountTexts } from './account-texts.tsx';
import type { OwnData } from './use-own-data.ts';

type OwnDataViewProps<Data> = {
  own: OwnData<Data>;
  /** What is fetched, in sentences: your payments. */
  noun: string;
  /** What asks for the code; calls what it is given when the code was right. */
  confirm: (onConfirmed: () => void) => ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a client sees of its own, in whichever state it is; after a code the focus is where the client goes on. */
export function OwnDataView<Data>({ own, noun, confirm, children }: OwnDataViewProps<Data>) {
  const shown = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (own.phase === 'unconfirmed') wasAsked.current = true;
    if (own.phase !== 'ready' || !wasAsked.current) return;
    wasAsked.current = false;
    focusIfLost(shown.current);
  }, [own.phase]);

  if (own.phase === 'loading') return <ListSkeleton label={accountTexts().loading(noun)} />;
  if (own.phase === 'unconfirmed') return confirm(own.retry);
  if (own.phase === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{own.sentence}</p>
        <button type="button" className="btn btn-outline" onClick={own.retry}>
          {accountTexts().tryAgain}
        </button>
      </div>
    );
  }
  return (
    <div ref={shown} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {children(own.data)}
    </div>
  );
}

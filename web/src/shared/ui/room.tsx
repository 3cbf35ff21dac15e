import type { ReactNode } from 'react';

type RoomProps = {
  /** As large as the content that may come, hidden from eyes, screen readers and keyboard. */
  of: ReactNode;
  children: ReactNode;
};

/** Keeps room for what comes later in the place of `children`, measured by the browser, so that nothing below moves. */
export function Room({ of, children }: RoomProps) {
  return (
    <div className="grid grid-cols-1">
      <div className="min-w-0 [grid-area:1/1]">{children}</div>
      <div inert aria-hidden="true" className="invisible min-w-0 [grid-area:1/1]">
        {of}
      </div>
    </div>
  );
}

/** A text within `of`: as large, and found by no search. */
export function TextRoom({ text, className = '' }: { text: string; className?: string }) {
  return <p data-text={text} className={`before:content-[attr(data-text)] ${className}`} />;
}

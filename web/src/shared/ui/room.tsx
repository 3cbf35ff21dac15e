import type { ReactNode } from 'react';

type RoomProps = {
  /** A hidden copy as large as the largest content. Screen readers and the keyboard skip it. */
  of: ReactNode;
  children: ReactNode;
};

/** Reserves room for later content in the place of `children`, measured by the browser, so that nothing below moves. */
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

/** Text inside `of`. It takes the same room, but page search does not find it. */
export function TextRoom({ text, className = '' }: { text: string; className?: string }) {
  return <p data-text={text} className={`before:content-[attr(data-text)] ${className}`} />;
}

import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  icon: LucideIcon;
  className?: string;
  /** One of several similar panels, whose names may repeat. */
  isItem?: boolean;
  children: ReactNode;
};

/** A section of a page, named by its heading. */
export function Panel({ title, icon: Icon, className = '', isItem = false, children }: PanelProps) {
  const headingId = useId();
  const Element = isItem ? 'article' : 'section';
  return (
    <Element
      aria-labelledby={headingId}
      className={`panel grid content-start gap-4 px-[min(1.25rem,5.5vw)] py-5 sm:p-6 ${className}`}
    >
      <h2 id={headingId} className="display flex items-center gap-2.5 text-3xl">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-ember" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </h2>
      {children}
    </Element>
  );
}

import { ChevronDown, type LucideIcon, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useStepFocus } from '#shared/ui/use-modal.ts';

type FoldedPanelProps = {
  title: string;
  icon: LucideIcon;
  /** A figure beside the title, read while it is folded. */
  note?: ReactNode;
  /** Shows a plus, because an empty panel is opened to add something. */
  isEmpty?: boolean;
  /** `on-phones` starts open on wide screens. */
  folds?: 'always' | 'on-phones';
  className?: string;
  /** The heading takes the focus when another step removes the focused element. */
  step?: unknown;
  children: ReactNode;
};

/** A section of a page that starts as one line, named by its heading. */
export function FoldedPanel({
  title,
  icon: Icon,
  note,
  isEmpty = false,
  folds = 'always',
  className = '',
  step,
  children,
}: FoldedPanelProps) {
  const headingId = useId();
  const heading = useStepFocus<HTMLHeadingElement>(step);
  const [startsOpen] = useState(() => folds === 'on-phones' && matchMedia('(width >= 64rem)').matches);
  const Mark = isEmpty ? Plus : ChevronDown;
  return (
    <section aria-labelledby={headingId} className={`panel folded-panel ${className}`}>
      <details open={startsOpen}>
        <summary>
          <h2
            id={headingId}
            ref={heading}
            tabIndex={step === undefined ? undefined : -1}
            className="display flex min-w-0 items-center gap-2.5 text-2xl"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-ember" />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </h2>
          <span className="folded-note">{note}</span>
          <Mark aria-hidden="true" className="folded-mark size-5 shrink-0" />
        </summary>
        <div className="grid gap-3 pt-3">{children}</div>
      </details>
    </section>
  );
}

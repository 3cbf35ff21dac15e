import { Ban, CircleCheck, CircleDashed, Clock, type LucideIcon, Wrench } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useStepFocus } from './use-modal.ts';

type PanelProps = {
  title: string;
  icon: LucideIcon;
  className?: string;
  /** One of several similar panels, whose names may repeat. */
  isItem?: boolean;
  /** The heading takes the focus when another step removes the focused element. */
  step?: unknown;
  children: ReactNode;
};

/** A section of a page, named by its heading. */
export function Panel({ title, icon: Icon, className = '', isItem = false, step, children }: PanelProps) {
  const headingId = useId();
  const heading = useStepFocus<HTMLHeadingElement>(step);
  const Element = isItem ? 'article' : 'section';
  return (
    <Element
      aria-labelledby={headingId}
      className={`panel grid content-start gap-4 px-[min(1.25rem,5.5vw)] py-5 sm:p-6 ${className}`}
    >
      <h2
        id={headingId}
        ref={heading}
        tabIndex={step === undefined ? undefined : -1}
        className="display flex items-center gap-2.5 text-3xl"
      >
        <Icon aria-hidden="true" className="size-6 shrink-0 text-ember" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </h2>
      {children}
    </Element>
  );
}

type NoticeProps = ComponentProps<'div'> & {
  kind?: 'error' | 'warning';
  stacked?: boolean;
};

/** A sentence on a tinted surface. `role="alert"` announces it. */
export function Notice({ kind, stacked = false, className, ...others }: NoticeProps) {
  const layout = stacked ? 'grid-flow-row grid-cols-1 justify-items-start' : 'block';
  // Tailwind builds only classes that it finds written out: `alert-error`, `alert-warning`.
  const classes = [
    'alert alert-soft',
    kind && `alert-${kind}`,
    layout,
    'text-base text-base-content',
    className,
  ];
  return <div {...others} className={classes.filter(Boolean).join(' ')} />;
}

type StatusTone = 'yellow' | 'blue' | 'green' | 'red' | 'grey';

type StatusBadgeProps = { label: string; tone: StatusTone; icon?: LucideIcon };

const tones: Record<StatusTone, { className: string; icon: LucideIcon }> = {
  yellow: { className: 'bg-warning text-warning-content', icon: Clock },
  blue: { className: 'bg-info text-info-content', icon: Wrench },
  green: { className: 'bg-success text-success-content', icon: CircleCheck },
  red: { className: 'bg-error text-error-content', icon: Ban },
  grey: { className: 'bg-base-300 text-base-content', icon: CircleDashed },
};

/** Shows color, icon and name, because color alone is not accessible. */
export function StatusBadge({ label, tone, icon }: StatusBadgeProps) {
  const Icon = icon ?? tones[tone].icon;
  return (
    <span
      data-tone={tone}
      className={`inline-flex max-w-full items-center gap-1.5 rounded-selector px-2 py-1 text-sm font-semibold ${tones[tone].className}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 wrap-break-word">{label}</span>
    </span>
  );
}

/** Announces what went wrong; takes no room before. */
export function ProblemLine({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="font-semibold text-error empty:hidden">
      {children}
    </p>
  );
}

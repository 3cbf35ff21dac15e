import { Ban, CircleCheck, CircleDashed, Clock, type LucideIcon, Wrench } from 'lucide-react';

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

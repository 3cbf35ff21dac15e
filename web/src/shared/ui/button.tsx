import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

// Written out, because Tailwind builds only classes that it finds whole in the code.
const looks = {
  primary: 'btn-primary',
  outline: 'btn-outline',
  ghost: 'btn-ghost',
  secondary: 'btn-secondary',
  chosen: 'btn-chosen',
} as const;

type Look = {
  look?: keyof typeof looks | undefined;
  large?: boolean | undefined;
  /** For an icon alone; needs an `aria-label`. */
  square?: boolean | undefined;
  icon?: LucideIcon | undefined;
  className?: string | undefined;
};

type ButtonProps = Look & ComponentProps<'button'> & { isBusy?: boolean };

/** While busy, a spinner replaces the icon and the button keeps the focus. */
export function Button({
  isBusy = false,
  look,
  large,
  square,
  icon: Icon,
  className,
  children,
  ...others
}: ButtonProps) {
  const classes = classesOf({ look, large, square, className });
  return (
    <button type="button" className={classes} aria-disabled={isBusy || undefined} {...others}>
      {isBusy ? <Spinner /> : Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      {children}
    </button>
  );
}

type LinkButtonProps = Look & (ComponentProps<typeof Link> | (ComponentProps<'a'> & { href: string }));

export function LinkButton({
  children,
  look,
  large,
  square,
  icon: Icon,
  className,
  ...others
}: LinkButtonProps) {
  const classes = classesOf({ look, large, square, className });
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      {children}
    </>
  );
  return 'to' in others ? (
    <Link {...others} className={classes}>
      {content}
    </Link>
  ) : (
    <a {...others} className={classes}>
      {content}
    </a>
  );
}

function classesOf({ look = 'outline', large, square, className }: Omit<Look, 'icon'>): string {
  const classes = ['btn', looks[look], large && 'btn-lg', square && 'btn-square', className];
  return classes.filter(Boolean).join(' ');
}

type SpinnerProps = {
  /** Names the awaited thing for screen readers. Without it the spinner is decorative. */
  label?: string;
  className?: string;
};

/** `size-*` in `className` sets its size. Uses the text color. */
export function Spinner({ label, className = 'size-5' }: SpinnerProps) {
  const ring = <span aria-hidden="true" className={`spinner-ring inline-block rounded-full ${className}`} />;
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}

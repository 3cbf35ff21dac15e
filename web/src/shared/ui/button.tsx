import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

type Look = {
  look?: 'primary' | 'outline' | 'ghost' | 'secondary' | 'chosen';
  large?: boolean;
  /** It holds an icon alone, and an `aria-label` names it. */
  square?: boolean;
  icon?: LucideIcon;
  className?: string;
};

type ButtonProps = Look & ComponentProps<'button'> & { isBusy?: boolean };

/** While it is busy a spinner replaces its icon, and it keeps the focus. */
export function Button({ isBusy = false, children, ...props }: ButtonProps) {
  const { icon: Icon, className, others } = drawn(props);
  return (
    <button type="button" aria-disabled={isBusy || undefined} {...others} className={className}>
      {isBusy ? <Spinner /> : Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      {children}
    </button>
  );
}

type LinkButtonProps = Look & (ComponentProps<typeof Link> | (ComponentProps<'a'> & { href: string }));

/** A link that looks like a button: within the app by `to`, elsewhere by `href`. */
export function LinkButton({ children, ...props }: LinkButtonProps) {
  const { icon: Icon, className, others } = drawn(props);
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      {children}
    </>
  );
  return 'to' in others ? (
    <Link {...others} className={className}>
      {content}
    </Link>
  ) : (
    <a {...others} className={className}>
      {content}
    </a>
  );
}

function drawn<Props extends Look>({ look = 'outline', large, square, icon, className, ...others }: Props) {
  const classes = ['btn', `btn-${look}`, large && 'btn-lg', square && 'btn-square', className];
  return { icon, className: classes.filter(Boolean).join(' '), others };
}

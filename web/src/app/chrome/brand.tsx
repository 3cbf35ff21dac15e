import { brandMark } from '@welding/domain/business/brand-mark';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { Link } from 'react-router';

/** The business's name with its mark; leads home. */
export function Brand() {
  const [first = '', ...rest] = business.name.split(' ');
  return (
    <Link
      to={paths.home}
      className="flex min-h-11 items-center gap-2.5 rounded-field"
      aria-label={business.name}
    >
      <svg viewBox={brandMark.viewBox} className="size-9 shrink-0" aria-hidden="true">
        <path d={brandMark.steel} fill="currentColor" />
        <path
          d={brandMark.ripples}
          fill="none"
          stroke="var(--color-primary)"
          strokeWidth={brandMark.rippleWidth}
          strokeLinecap="round"
        />
        <path d={brandMark.spark} fill="var(--color-primary)" />
      </svg>
      <span aria-hidden="true" className="grid leading-none">
        <span className="display-caps text-2xl tracking-wide">{first}</span>{' '}
        <span className="text-[0.68rem] font-semibold tracking-[0.14em] uppercase opacity-80">
          {rest.join(' ')}
        </span>
      </span>
    </Link>
  );
}

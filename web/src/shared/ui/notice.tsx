import type { ComponentProps } from 'react';

type NoticeProps = ComponentProps<'div'> & {
  kind?: 'error' | 'warning';
  /** Puts its parts below each other, a button among them. */
  stacked?: boolean;
};

/** A sentence on a tinted surface. `role="alert"` reads it out. */
export function Notice({ kind, stacked = false, className, ...others }: NoticeProps) {
  const layout = stacked ? 'grid-flow-row grid-cols-1 justify-items-start' : 'block';
  const classes = [
    'alert alert-soft',
    kind && `alert-${kind}`,
    layout,
    'text-base text-base-content',
    className,
  ];
  return <div {...others} className={classes.filter(Boolean).join(' ')} />;
}

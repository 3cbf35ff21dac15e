import type { ComponentProps } from 'react';

type NoticeProps = ComponentProps<'div'> & {
  kind?: 'error' | 'warning';
  stacked?: boolean;
};

/** A sentence on a tinted surface. `role="alert"` announces it. */
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

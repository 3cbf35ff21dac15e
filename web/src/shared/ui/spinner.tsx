type SpinnerProps = {
  /** The awaited thing, for screen readers; without it the spinner decorates a text. */
  label?: string;
  className?: string;
};

/** A turning ring; its size is `size-*` of `className`, its color the text's. */
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

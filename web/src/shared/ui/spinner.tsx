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

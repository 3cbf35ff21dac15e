/** Reads out what changed, after whatever is being read, to those who do not see the mark. */
export function ChangeAnnouncer({ sentences }: { sentences: readonly string[] }) {
  return (
    <p role="status" className="sr-only">
      {sentences.join(' ')}
    </p>
  );
}

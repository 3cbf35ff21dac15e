import { Spinner } from '#shared/ui/spinner.tsx';

/** Stands in for a page that has nothing to show yet; `label` says to screen readers what is waited for. */
export function WholePageWait({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={label} className="size-10 text-ember" />
    </main>
  );
}

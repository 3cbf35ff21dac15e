import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';

type LoadProblemProps = {
  /** Replaces `failed` when this device is offline and never had the data. */
  offline?: ReactNode;
  failed: ReactNode;
  tryAgain: string;
  retry: () => void;
};

/** Says why something did not load and offers a retry. Offline, it loads when the connection returns. */
export function LoadProblem({ offline, failed, tryAgain, retry }: LoadProblemProps) {
  if (offline) {
    return (
      <p className="flex items-start gap-2">
        <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {offline}
      </p>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{failed}</p>
      <Button onClick={retry}>{tryAgain}</Button>
    </div>
  );
}

export function ListSkeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="grid gap-4">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          <div key={row} className="grid gap-2 py-2">
            <div className="skeleton h-5 w-3/5" />
            <div className="skeleton h-4 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  );
}

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

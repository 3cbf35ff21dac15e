import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';

type LoadProblemProps = {
  /** Said instead of `failed` when this device never had the data and is offline. */
  offline?: ReactNode;
  failed: ReactNode;
  tryAgain: string;
  retry: () => void;
};

/** Why something did not load, with a way to try again. Offline it comes by itself with the connection. */
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

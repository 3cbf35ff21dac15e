import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { uiTexts } from '#shared/ui/ui-texts.ts';
import type { Loaded, LoadFailure } from './list-query.ts';

type ProblemWords = {
  /** Shown if this device is offline and never had the data. */
  neverHere?: ReactNode;
  /** Shown if the failure has no sentence of its own. */
  failed?: ReactNode;
};

type LoadedViewProps<Value extends object> = ProblemWords & {
  of: Loaded<Value>;
  /** Read by screen readers in place of the skeleton. */
  loading: string;
  rows?: number;
  children: (value: Value) => ReactNode;
};

/** Shows a skeleton, then the data or why they did not load. */
export function LoadedView<Value extends object>({
  of,
  loading,
  rows,
  children,
  ...words
}: LoadedViewProps<Value>) {
  if (of.status === 'loading') return <ListSkeleton label={loading} {...(rows && { rows })} />;
  return of.status === 'ready' ? children(of) : <LoadProblem of={of} {...words} />;
}

type LoadProblemProps = ProblemWords & {
  /** Names what is missing where no heading does. */
  what?: string | undefined;
  /** Without `retry` another try would change nothing. */
  of: Pick<LoadFailure, 'offline' | 'sentence'> & Partial<Pick<LoadFailure, 'retry'>>;
};

/** Says why something did not load and offers a retry. Offline, it loads when the connection returns. */
export function LoadProblem({ what, of, neverHere, failed }: LoadProblemProps) {
  const { offline, sentence, retry } = of;
  const name = what && <strong>{what}: </strong>;
  if (offline && neverHere) {
    return (
      <p className="flex items-start gap-2">
        <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          {name}
          {neverHere}
        </span>
      </p>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        {name}
        {sentence ?? failed}
      </p>
      {retry && <Button onClick={retry}>{uiTexts().tryAgain}</Button>}
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

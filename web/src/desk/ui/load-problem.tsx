import { CloudOff } from 'lucide-react';

type LoadProblemProps = {
  /** What could not be loaded, as a sentence begins: These requests are. */
  subject: string;
  /** This device never had it, and there is no signal. */
  offline: boolean;
  retry: () => void;
};

/** Why something live is not there, and what can be done about it. */
export function LoadProblem({ subject, offline, retry }: LoadProblemProps) {
  if (offline) {
    return (
      <p className="flex items-start gap-2">
        <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {subject} not on this device yet and will appear with the next signal.
      </p>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{subject} not loaded. Try again; if it stays so, sign out and in.</p>
      <button type="button" className="btn btn-outline" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

import { CloudOff } from 'lucide-react';
import { uiTexts } from './ui-texts.ts';

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
        {uiTexts().notHereYet(subject)}
      </p>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{uiTexts().notLoaded(subject)}</p>
      <button type="button" className="btn btn-outline" onClick={retry}>
        {uiTexts().tryAgain}
      </button>
    </div>
  );
}

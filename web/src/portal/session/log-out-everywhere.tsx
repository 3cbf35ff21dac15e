import { errorCodes } from '@welding/domain/error-codes';
import { MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { isConfirmed } from './confirmed.ts';
import { leaveLostSession } from './leave-session.ts';
import { logOutEverywhere } from './log-out.ts';
import { sessionLoss } from './session-loss.ts';

type LogOutEverywhereProps = {
  clientId: string;
  /** Asks for the code: who only knows the client's e-mail ends nobody's sessions. */
  confirm: (onConfirmed: () => void) => ReactNode;
};

/** The way out of every device at once, asked for twice. */
export function LogOutEverywhere({ clientId, confirm }: LogOutEverywhereProps) {
  const [open, setOpen] = useState(false);
  const [mustConfirm, setMustConfirm] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const begin = () => {
    setMustConfirm(!isConfirmed(clientId));
    setOpen(true);
  };
  const logOut = async () => {
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      await logOutEverywhere();
    } catch (error) {
      const loss = sessionLoss(error);
      if (loss) return leaveLostSession(loss);
      setIsSending(false);
      if (error instanceof ApiError && error.code === errorCodes.notVerified) setMustConfirm(true);
      else setProblem(problemText(error));
    }
  };

  return (
    <>
      <button type="button" aria-haspopup="dialog" className="btn btn-outline" onClick={begin}>
        <MonitorSmartphone aria-hidden="true" />
        Log out on all devices
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Log out on all devices?">
        <p>
          This logs you out here and on every other phone, tablet and computer. Do it if you lost a device, or
          if someone else may have one. You can sign in again at any time.
        </p>
        <p role="alert" className="font-semibold text-error empty:hidden">
          {problem}
        </p>
        {mustConfirm && confirm(() => setMustConfirm(false))}
        <div className="flex flex-wrap gap-3">
          {!mustConfirm && (
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={isSending}
              onClick={() => void logOut()}
            >
              {isSending && <Spinner />}
              {isSending ? 'Logging out' : 'Log out everywhere'}
            </button>
          )}
          <button type="button" className="btn btn-outline" onClick={() => setOpen(false)}>
            Stay signed in
          </button>
        </div>
      </Dialog>
    </>
  );
}

function problemText(error: unknown): string {
  const still = 'You may still be signed in elsewhere.';
  if (error instanceof NetworkError) return `${error.message}. ${still}`;
  if (error instanceof ApiError) return `${error.reason}. ${still}`;
  return `Something went wrong. Please try again. ${still}`;
}

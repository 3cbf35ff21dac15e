import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { ApiError, NetworkError } from '#shared/api/api-request.ts';
import { sessionLoss } from '#shared/session/session-loss.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { leaveLostSession } from './leave-session.ts';
import { logOutEverywhere } from './log-out.ts';

/** The way out of every device at once, asked for twice. */
export function LogOutEverywhere() {
  const [open, setOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      await logOutEverywhere();
    } catch (error) {
      const loss = sessionLoss(error);
      if (loss) return leaveLostSession(loss);
      setProblem(problemText(error));
      setIsSending(false);
    }
  };

  return (
    <>
      <button type="button" aria-haspopup="dialog" className="btn btn-outline" onClick={() => setOpen(true)}>
        <MonitorSmartphone aria-hidden="true" />
        Log out on all devices
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Log out on all devices?">
        <p>
          This logs you out here and on every other phone, tablet and computer. Do it when a device was lost,
          or when somebody else could get at one. You can sign in again at any time.
        </p>
        <p role="alert" className="font-semibold text-error empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isSending}
            onClick={() => void confirm()}
          >
            {isSending && <Spinner />}
            {isSending ? 'Logging out' : 'Log out everywhere'}
          </button>
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

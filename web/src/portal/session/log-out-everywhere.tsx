import { errorCodes } from '@welding/domain/error-codes';
import { MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/api/api-request.ts';
import { failureSentence } from '#shared/api/failure-sentence.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { isConfirmed } from './confirmed.ts';
import { leaveLostSession } from './leave-session.ts';
import { logOutEverywhere } from './log-out.ts';
import { sessionLoss } from './session-loss.ts';
import { sessionTexts } from './session-texts.ts';

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
      else setProblem(sessionTexts().stillSignedIn(failureSentence(error)));
    }
  };

  return (
    <>
      <button type="button" aria-haspopup="dialog" className="btn btn-outline" onClick={begin}>
        <MonitorSmartphone aria-hidden="true" />
        {sessionTexts().logOutAll}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={sessionTexts().logOutAllAsked}>
        <p>{sessionTexts().whatItDoes}</p>
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
              {isSending ? sessionTexts().loggingOut : sessionTexts().logOutEverywhere}
            </button>
          )}
          <button type="button" className="btn btn-outline" onClick={() => setOpen(false)}>
            {sessionTexts().staySignedIn}
          </button>
        </div>
      </Dialog>
    </>
  );
}

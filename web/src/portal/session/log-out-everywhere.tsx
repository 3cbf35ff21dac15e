import { apiPaths } from '@welding/domain/api-paths';
import { errorCodes } from '@welding/domain/error-codes';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, apiRequest, failureSentence } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { type PortalClient, portalSession } from '#shared/session/portal-session.ts';
import { tabStorage } from '#shared/storage/web-storage.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { useStepFocus } from '#shared/ui/use-modal.ts';
import { isConfirmed } from './confirmed.ts';
import { leaveInAllTabs, leaveLostSession, portalEnd } from './leave-session.ts';
import { clearSessionCookie } from './pending-logout.ts';
import { clientProblem } from './session-loss.ts';
import { sessionTexts } from './session-texts.ts';

type LogOutEverywhereProps = {
  clientId: string;
  /** Required because an email alone must not end sessions. */
  confirm: (onConfirmed: () => void) => ReactNode;
};

/** Ends all sessions, after a second question. */
export function LogOutEverywhere({ clientId, confirm }: LogOutEverywhereProps) {
  const t = sessionTexts();
  const [open, setOpen] = useState(false);
  const [mustConfirm, setMustConfirm] = useState(false);
  const { isSaving, problem, save } = useSave(
    clientProblem(leaveLostSession, (error) => {
      const asksForCode = error instanceof ApiError && error.code === errorCodes.notVerified;
      if (asksForCode) setMustConfirm(true);
      return asksForCode ? undefined : t.stillSignedIn(failureSentence(error));
    }),
  );

  const place = useStepFocus<HTMLDivElement>(mustConfirm);
  const begin = () => {
    setMustConfirm(!isConfirmed(clientId));
    setOpen(true);
  };

  return (
    <>
      <Button aria-haspopup="dialog" icon={MonitorSmartphone} onClick={begin}>
        {t.logOutAll}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.logOutAllAsked}>
        <p>{t.whatItDoes}</p>
        <ProblemLine>{problem}</ProblemLine>
        {mustConfirm && confirm(() => setMustConfirm(false))}
        <div ref={place} tabIndex={-1} className="flex flex-wrap gap-3 outline-none">
          {!mustConfirm && (
            <Button look="primary" isBusy={isSaving} onClick={() => void save(logOutEverywhere)}>
              {isSaving ? t.loggingOut : t.logOutEverywhere}
            </Button>
          )}
          <Button onClick={() => setOpen(false)}>{t.staySignedIn}</Button>
        </div>
      </Dialog>
    </>
  );
}

/**
 * Logs out here, in other tabs and at the server, and erases the client's data from the device. Ends with a new page, which
 * clears memory and retries failed erasing. Offline the page stays, and the cookie is cleared on reconnect. No step waits
 * without a limit, so blocked databases cannot keep anyone signed in.
 */
export async function logOut(): Promise<void> {
  if (portalSession.current().phase !== 'signed-in') return;
  const leaving = leaveInAllTabs();
  const [cookieCleared, erased] = await Promise.all([clearSessionCookie(), leaving]);
  tabStorage.removeAll(() => true);
  if (cookieCleared) window.location.reload();
  else portalEnd.finish(sessionTexts().loggedOutHere, erased);
}

/**
 * Ends all sessions of the client and erases the data on this device.
 * @throws ApiError or NetworkError without the server's success; this device then stays signed in
 */
export async function logOutEverywhere(): Promise<void> {
  const session = portalSession.current();
  if (session.phase !== 'signed-in') return;
  const options = { method: 'POST', shownClient: session.client.id } as const;
  await apiRequest(apiPaths.logOutEverywhere, () => undefined, options);
  const erased = await leaveInAllTabs();
  tabStorage.removeAll(() => true);
  portalEnd.finish(sessionTexts().loggedOutEverywhere, erased);
}

type WelcomeBarProps = {
  client: PortalClient;
  /** After signing in here, the heading takes the focus that the form had. */
  takeFocus: boolean;
};

export function WelcomeBar({ client: { firstName, contact }, takeFocus }: WelcomeBarProps) {
  const t = sessionTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="display wrap-anywhere text-4xl outline-none sm:text-5xl">
          {t.welcome(firstName)}
        </h1>
        {contact && (
          <p className="wrap-anywhere text-lg">
            {contact.name}, {contact.company}
          </p>
        )}
      </div>
      <Button icon={LogOut} onClick={() => void logOut()}>
        {t.logout}
      </Button>
    </div>
  );
}

import type { ClientSession } from '@welding/domain/entities/client';
import { toasts, welcomeBack } from '@welding/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { currentSession } from '#shared/session/portal-session.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { verifyCode } from './code-calls.ts';
import { noteConfirmed } from './confirmed.ts';
import { leaveSession } from './leave-session.ts';
import { linkTexts } from './link-texts.ts';
import { raiseFirebase } from './raise-firebase.ts';
import { openPortal } from './sign-in.ts';
import { signInProblem } from './sign-in-problem.ts';
import { signInTexts } from './sign-in-texts.ts';

type SignInByLinkProps = {
  token: string;
  /** Takes the token out of the address: the portal is shown, or its form. */
  onLeave: () => void;
};

/** Where a mail's link leads. The button uses the link up, and nothing before it: programs open links, too. */
export function SignInByLink({ token, onLeave }: SignInByLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const letIn = useRef<ClientSession>(undefined);
  const [keep, setKeep] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [isOpening, setIsOpening] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  const open = async () => {
    if (isOpening) return;
    setIsOpening(true);
    setProblem(undefined);
    try {
      letIn.current ??= await verifyCode({ token }, keep);
      await enter(letIn.current, keep);
      onLeave();
    } catch (error) {
      setProblem(signInProblem(error));
      setIsOpening(false);
    }
  };

  return (
    <div className="panel mx-auto grid max-w-xl justify-items-start gap-5 border-t-4 border-t-primary p-5 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="display text-4xl outline-none sm:text-5xl">
        {linkTexts().openPortal}
      </h1>
      <p>{linkTexts().linkCame}</p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox border-base-content/60"
          checked={keep}
          onChange={(event) => setKeep(event.target.checked)}
        />
        {signInTexts().keepSignedIn}
      </label>
      <div role="alert" className="empty:hidden">
        {problem && (
          <p className="alert alert-error alert-soft block text-base text-base-content">
            {signInTexts().stillCall(problem, <PhoneLink className="link whitespace-nowrap" />)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary btn-lg"
          aria-disabled={isOpening}
          onClick={() => void open()}
        >
          {isOpening && <Spinner />}
          {isOpening ? linkTexts().opening : linkTexts().itsMe}
        </button>
        <button type="button" className="btn btn-outline btn-lg" onClick={onLeave}>
          {problem ? linkTexts().askNewCode : linkTexts().notNow}
        </button>
      </div>
    </div>
  );
}

/** Opens the portal of whom the link was sent to. Somebody else's, open on this device, is left behind whole. */
async function enter(client: ClientSession, keep: boolean): Promise<void> {
  const session = currentSession();
  if (session.phase === 'signed-in' && session.client.id === client.id && session.keep === keep) {
    await raiseFirebase(client.token);
  } else {
    leaveSession('');
    await openPortal(client, keep);
  }
  noteConfirmed(client.id);
  void showToast({ ...toasts.loginSucceeded, description: welcomeBack(client.firstName) });
}

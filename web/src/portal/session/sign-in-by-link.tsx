import type { ClientSession } from '@welding/domain/entities/client';
import type { SignInPlace } from '@welding/domain/entities/login-code';
import { toasts, welcomeBack } from '@welding/domain/messages';
import { useRef, useState } from 'react';
import { useSave } from '#shared/form/use-save.ts';
import { currentSession, personOf } from '#shared/session/portal-session.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { raiseFirebase, verifyCode } from './code-calls.ts';
import { noteConfirmed } from './confirmed.ts';
import { leaveSession } from './leave-session.ts';
import { LinkPanel } from './link-panel.tsx';
import { linkTexts } from './link-texts.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { openPortal, signInProblem } from './sign-in.ts';
import { signInTexts } from './sign-in-texts.tsx';

type SignInByLinkProps = {
  token: string;
  /** Removes the token from the URL. */
  onLeave: () => void;
};

export function SignInByLink({ token, onLeave }: SignInByLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const letIn = useRef<ClientSession>(undefined);
  const [keep, setKeep] = useState(true);
  const [places, setPlaces] = useState<readonly SignInPlace[]>();
  const { isSaving: isOpening, problem, save } = useSave(signInProblem);

  const verify = async (place?: string) => {
    const verified = letIn.current ?? (await verifyCode({ token, ...(place && { place }) }, keep));
    if ('places' in verified) return setPlaces(verified.places);
    letIn.current = verified;
    await enter(verified, keep);
    onLeave();
  };
  const open = () => save(() => verify());

  if (places) {
    return (
      <div className="panel mx-auto max-w-xl border-t-4 border-t-primary p-5 sm:p-8">
        <PlaceChoice places={places} onChoose={verify} />
      </div>
    );
  }
  return (
    <LinkPanel
      title={linkTexts().openPortal}
      heading={heading}
      problem={problem}
      action={{
        label: isOpening ? linkTexts().opening : linkTexts().itsMe,
        isBusy: isOpening,
        onAct: () => void open(),
      }}
      leave={problem ? linkTexts().askNewCode : linkTexts().notNow}
      onLeave={onLeave}
    >
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
    </LinkPanel>
  );
}

async function enter(client: ClientSession, keep: boolean): Promise<void> {
  const session = currentSession();
  if (
    session.phase === 'signed-in' &&
    personOf(session.client) === personOf(client) &&
    session.keep === keep
  ) {
    await raiseFirebase(client.token);
  } else {
    leaveSession('');
    await openPortal(client, keep);
  }
  noteConfirmed(client.id);
  void showToast({ ...toasts.loginSucceeded, description: welcomeBack(client.firstName) });
}

import type { ClientSession } from '@welding/domain/entities/client';
import type { SignInPlace } from '@welding/domain/entities/login-code';
import { toasts, welcomeBack } from '@welding/domain/messages';
import { inLanguages, say } from '@welding/domain/values/language';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { failureSentence } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { personOf, portalSession } from '#shared/session/portal-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { keepEmail, raiseFirebase, verifyCode } from './code-calls.ts';
import { noteConfirmed } from './confirmed.ts';
import { portalEnd } from './leave-session.ts';
import { PlaceChoice } from './place-choice.tsx';
import { sessionTexts } from './session-texts.ts';
import { openPortal, signInProblem } from './sign-in.ts';
import { signInTexts } from './sign-in-texts.tsx';

const linkTexts = inLanguages({
  openPortal: say('Open your portal', 'Abra su portal'),
  linkCame: say(
    'This link came in our email to you. Press the button to confirm it’s you.',
    'Este enlace llegó en nuestro correo para usted. Presione el botón para confirmar que es usted.',
  ),
  opening: say('Opening', 'Abriendo'),
  itsMe: say('Yes, it’s me', 'Sí, soy yo'),
  askNewCode: say('Ask for a new code', 'Pedir un código nuevo'),
  notNow: say('Not now', 'Ahora no'),
  yoursAgain: say('This address is yours again', 'Este correo es suyo de nuevo'),
  takeBack: say('Take your address back', 'Recupere su correo'),
  takenBack: say(
    (phone: ReactNode) => (
      <>
        Our emails go to it again, and everyone who was signed in to your portal is signed out. Please sign in
        again, and call {phone} if anything else looks wrong.
      </>
    ),
    (phone) => (
      <>
        Nuestros mensajes vuelven a llegar a este correo, y se cerró la sesión de todos los que estaban en su
        portal. Inicie sesión de nuevo, y llame al {phone} si nota algo más que no esté bien.
      </>
    ),
  ),
  whyTakeBack: say(
    'Someone gave us another email for your portal. If that wasn’t you, press the button: this address works again, and everyone signed in to your portal is signed out.',
    'Alguien nos dio otro correo para su portal. Si no fue usted, presione el botón: este correo vuelve a servir, y se cierra la sesión de todos los que estén en su portal.',
  ),
  takingBack: say('Taking it back', 'Recuperándolo'),
  notMe: say('This wasn’t me', 'No fui yo'),
  wasMe: say('It was me', 'Fui yo'),
});

type LinkProps = {
  token: string;
  /** Removes the token from the URL. */
  onLeave: () => void;
};

export function SignInByLink({ token, onLeave }: LinkProps) {
  const t = linkTexts();
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
      title={t.openPortal}
      heading={heading}
      problem={problem}
      action={{
        label: isOpening ? t.opening : t.itsMe,
        isBusy: isOpening,
        onAct: () => void open(),
      }}
      leave={problem ? t.askNewCode : t.notNow}
      onLeave={onLeave}
    >
      <p>{t.linkCame}</p>
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
  const session = portalSession.current();
  if (
    session.phase === 'signed-in' &&
    personOf(session.client) === personOf(client) &&
    session.keep === keep
  ) {
    await raiseFirebase(client.token);
  } else {
    portalEnd.leave('');
    await openPortal(client, keep);
  }
  noteConfirmed(client.id);
  void showToast({ ...toasts.loginSucceeded, description: welcomeBack(client.firstName) });
}

/** The page of the mail to an old address. */
export function KeepEmailByLink({ token, onLeave }: LinkProps) {
  const t = linkTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDone, setDone] = useState(false);
  const { isSaving, problem, save } = useSave(failureSentence);

  const takeBack = async () => {
    if (!(await save(() => keepEmail(token)))) return;
    setDone(true);
    heading.current?.focus();
  };

  return (
    <LinkPanel
      title={isDone ? t.yoursAgain : t.takeBack}
      heading={heading}
      problem={problem}
      action={
        isDone
          ? undefined
          : {
              label: isSaving ? t.takingBack : t.notMe,
              isBusy: isSaving,
              onAct: () => void takeBack(),
            }
      }
      leave={isDone ? sessionTexts().goToPortal : t.wasMe}
      onLeave={onLeave}
    >
      <p>{isDone ? t.takenBack(<PhoneLink className="link whitespace-nowrap" />) : t.whyTakeBack}</p>
    </LinkPanel>
  );
}

type LinkPanelProps = {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
  problem: string | undefined;
  /** Missing once it is done. */
  action: { readonly label: string; readonly isBusy: boolean; readonly onAct: () => void } | undefined;
  leave: string;
  onLeave: () => void;
};

/** The page of a mail's link. Only the button uses the link, because mail scanners open links. */
function LinkPanel({ title, heading, children, problem, action, leave, onLeave }: LinkPanelProps) {
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <div className="panel mx-auto grid max-w-xl justify-items-start gap-5 border-t-4 border-t-primary p-5 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="display text-4xl outline-none sm:text-5xl">
        {title}
      </h1>
      {children}
      <div role="alert" className="empty:hidden">
        {problem && (
          <Notice kind="error">
            {signInTexts().stillCall(problem, <PhoneLink className="link whitespace-nowrap" />)}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {action && (
          <Button look="primary" large isBusy={action.isBusy} onClick={action.onAct}>
            {action.label}
          </Button>
        )}
        <Button large onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </div>
  );
}

import type { ClientSession } from '@welding/domain/entities/client';
import type { SignInPlace } from '@welding/domain/entities/login-code';
import { toasts, welcomeBack } from '@welding/domain/messages';
import { useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { askForCode, verifyCode } from './code-calls.ts';
import { CodeStep } from './code-step.tsx';
import { codeTexts } from './code-texts.tsx';
import { noteConfirmed } from './confirmed.ts';
import { PlaceChoice } from './place-choice.tsx';
import { openPortal } from './sign-in.ts';

type CodeSignInProps = {
  email: string;
  keep: boolean;
  onBack: () => void;
};

/** The second sign-in step if an email alone is not enough: the code already sent. */
export function CodeSignIn({ email, keep, onBack }: CodeSignInProps) {
  const t = codeTexts();
  const letIn = useRef<ClientSession>(undefined);

  const [choice, setChoice] = useState<{ code: string; places: readonly SignInPlace[] }>();

  const confirm = async (code: string, place?: string) => {
    // A code works once. If the lists fail after it, only they are retried.
    const verified = letIn.current ?? (await verifyCode({ email, code, ...(place && { place }) }, keep));
    if ('places' in verified) return setChoice({ code, places: verified.places });
    letIn.current = verified;
    const { id, firstName } = await openPortal(verified, keep);
    noteConfirmed(id);
    void showToast({ ...toasts.loginSucceeded, description: welcomeBack(firstName) });
  };

  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {choice ? (
        <PlaceChoice places={choice.places} onChoose={(place) => confirm(choice.code, place)} />
      ) : (
        <>
          <h2 className="display text-3xl">{t.confirmYou}</h2>
          <CodeStep onResend={() => askForCode(email)} onCode={confirm}>
            {t.onItsWay(<strong className="wrap-anywhere">{email}</strong>)}
          </CodeStep>
        </>
      )}
      <Button look="ghost" className="-ml-4" onClick={onBack}>
        {t.anotherEmail}
      </Button>
    </div>
  );
}

import type { ClientSession } from '@welding/domain/entities/client';
import { toasts, welcomeBack } from '@welding/domain/messages';
import { useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { askForCode, verifyCode } from './code-calls.ts';
import { CodeStep } from './code-step.tsx';
import { codeTexts } from './code-texts.tsx';
import { noteConfirmed } from './confirmed.ts';
import { openPortal } from './sign-in.ts';

type CodeSignInProps = {
  email: string;
  keep: boolean;
  onBack: () => void;
};

/** The second sign-in step if an e-mail alone is not enough: the code already sent. */
export function CodeSignIn({ email, keep, onBack }: CodeSignInProps) {
  const letIn = useRef<ClientSession>(undefined);

  const confirm = async (code: string) => {
    // A code works once. If the lists fail after it, only they are retried.
    letIn.current ??= await verifyCode({ email, code }, keep);
    const { id, firstName } = await openPortal(letIn.current, keep);
    noteConfirmed(id);
    void showToast({ ...toasts.loginSucceeded, description: welcomeBack(firstName) });
  };

  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <h2 className="display text-3xl">{codeTexts().confirmYou}</h2>
      <CodeStep onResend={() => askForCode(email)} onCode={confirm}>
        {codeTexts().onItsWay(<strong className="wrap-anywhere">{email}</strong>)}
      </CodeStep>
      <Button look="ghost" className="-ml-4" onClick={onBack}>
        {codeTexts().anotherEmail}
      </Button>
    </div>
  );
}

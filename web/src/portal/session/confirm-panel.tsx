import type { MyDetails } from '@welding/domain/entities/my-details';
import { business } from '@welding/domain/values/business';
import { MailCheck, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { Room } from '#shared/ui/room.tsx';
import { askForOwnCode, proveNewEmail, raiseFirebase, verifyCode } from './code-calls.ts';
import { CodeStep } from './code-step.tsx';
import { codeTexts } from './code-texts.tsx';
import { noteConfirmed } from './confirmed.ts';
import { type SessionLoss, sessionLoss } from './session-loss.ts';
import { signInProblem } from './sign-in.ts';

const nothing = async () => undefined;
const nextStep = (
  <CodeStep onResend={nothing} onCode={nothing}>
    {codeTexts().sentTo(<strong>{business.email}</strong>)}
  </CodeStep>
);

type ConfirmPanelProps = {
  clientId: string;
  /** The purpose of the code, such as: see your payments. */
  purpose: string;
  /** Called once the API's cookie is verified. */
  onVerified?: () => void;
  /** Called once Firebase has the confirmed rights, too. */
  onConfirmed?: () => void;
  onSessionLost: (loss: SessionLoss) => void;
};

export function ConfirmPanel({
  clientId,
  purpose,
  onVerified,
  onConfirmed,
  onSessionLost,
}: ConfirmPanelProps) {
  const t = codeTexts();
  const [sentTo, setSentTo] = useState<string>();
  const { isSaving, problem, save } = useSave(signInProblem);

  const ask = async () => {
    try {
      setSentTo(await askForOwnCode(clientId));
    } catch (error) {
      const loss = sessionLoss(error);
      if (loss) onSessionLost(loss);
      throw error;
    }
  };
  const confirm = async (code: string) => {
    try {
      const verified = await verifyCode({ code }, false, clientId);
      onVerified?.();
      if ('token' in verified) await raiseFirebase(verified.token);
      noteConfirmed(clientId);
      onConfirmed?.();
    } catch (error) {
      // A wrong code is a 401, too.
      if (sessionLoss(error) === 'other-client') onSessionLost('other-client');
      throw error;
    }
  };

  return (
    <section
      aria-label={t.confirmYou}
      className="grid grid-cols-1 content-start gap-3 rounded-box border border-base-300 bg-base-200 p-4"
    >
      <h3 className="flex items-center gap-2 font-semibold text-lg">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-ember" />
        {t.confirmYou}
      </h3>
      {sentTo === undefined ? (
        // The next step is taller and would push the parts below when the server responds.
        <Room of={isSaving && nextStep}>
          <div className="grid grid-cols-1 content-start gap-3">
            <p>{t.whyConfirm(purpose)}</p>
            <ProblemLine>{problem}</ProblemLine>
            <Button
              look="primary"
              isBusy={isSaving}
              className="justify-self-start"
              onClick={() => void save(ask)}
            >
              {isSaving ? t.sendingCode : t.sendMeCode}
            </Button>
          </div>
        </Room>
      ) : (
        <CodeStep onResend={ask} onCode={confirm}>
          {t.sentTo(<strong className="wrap-anywhere">{sentTo}</strong>)}
        </CodeStep>
      )}
    </section>
  );
}

type NewEmailPanelProps = {
  clientId: string;
  email: string;
  onResend: () => Promise<void>;
  onProven: (details: MyDetails) => void;
  onGiveUp: () => void;
};

/** Asks for the code sent to a new email. The change takes effect after it. */
export function NewEmailPanel({ clientId, email, onResend, onProven, onGiveUp }: NewEmailPanelProps) {
  const t = codeTexts();
  const prove = async (code: string) => {
    const { details, token } = await proveNewEmail(code, clientId);
    await raiseFirebase(token);
    onProven(details);
  };
  return (
    <section
      aria-label={t.checkNewMailbox}
      className="grid grid-cols-1 justify-items-start gap-3 rounded-box border border-base-300 bg-base-200 p-4"
    >
      <h3 className="flex items-center gap-2 font-semibold text-lg">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-ember" />
        {t.checkNewMailbox}
      </h3>
      <CodeStep hasLink={false} onResend={onResend} onCode={prove}>
        {t.sentToNew(<strong className="wrap-anywhere">{email}</strong>)}
      </CodeStep>
      <Button look="ghost" className="-ml-4" onClick={onGiveUp}>
        {t.keepEmail}
      </Button>
    </section>
  );
}

import type { MyDetails } from '@welding/domain/entities/my-details';
import { MailCheck } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';
import { proveNewEmail, raiseFirebase } from './code-calls.ts';
import { CodeStep } from './code-step.tsx';
import { codeTexts } from './code-texts.tsx';

type NewEmailPanelProps = {
  clientId: string;
  email: string;
  onResend: () => Promise<void>;
  onProven: (details: MyDetails) => void;
  onGiveUp: () => void;
};

/** Asks for the code sent to a new email. The change takes effect after it. */
export function NewEmailPanel({ clientId, email, onResend, onProven, onGiveUp }: NewEmailPanelProps) {
  const prove = async (code: string) => {
    const { details, token } = await proveNewEmail(code, clientId);
    await raiseFirebase(token);
    onProven(details);
  };
  return (
    <section
      aria-label={codeTexts().checkNewMailbox}
      className="grid grid-cols-1 justify-items-start gap-3 rounded-box border border-base-300 bg-base-200 p-4"
    >
      <h3 className="flex items-center gap-2 font-semibold text-lg">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-ember" />
        {codeTexts().checkNewMailbox}
      </h3>
      <CodeStep hasLink={false} onResend={onResend} onCode={prove}>
        {codeTexts().sentToNew(<strong className="wrap-anywhere">{email}</strong>)}
      </CodeStep>
      <Button look="ghost" className="-ml-4" onClick={onGiveUp}>
        {codeTexts().keepEmail}
      </Button>
    </section>
  );
}

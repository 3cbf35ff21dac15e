import type { PaperMailAs } from '@welding/domain/entities/paper-mail';
import { BellRing, Send } from 'lucide-react';
import { useState } from 'react';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { MailPreview } from './mail-preview.tsx';
import { fetchPreview, mailPaper, type PaperKind } from './paper-mail-calls.ts';
import { sendTexts } from './send-texts.ts';

type MailAgainProps = { kind: PaperKind; id: string; as: PaperMailAs };

const words = {
  send: { label: sendTexts().sendAgain, done: sendTexts().sentAgain, icon: Send },
  remind: { label: sendTexts().remindNow, done: sendTexts().reminderSent, icon: BellRing },
} as const;

/** Mails an estimate or invoice once more, or reminds of it, after a look at the mail. */
export function MailAgain(props: MailAgainProps) {
  const { label, icon } = words[props.as];
  return (
    <DialogButton label={label} icon={icon} title={label} shape="wide">
      {(close) => <Mailing {...props} onDone={close} />}
    </DialogButton>
  );
}

function Mailing({ kind, id, as, onDone }: MailAgainProps & { onDone: () => void }) {
  const { state, save } = useSave();
  // One dialog mails once.
  const [key] = useState(() => createIdempotencyKeys().keyFor(id));
  const send = async () => {
    if (!(await save(() => mailPaper(kind, id, as, key)))) return;
    onDone();
    void showToast({ title: words[as].done });
  };
  return (
    <div className="grid justify-items-start gap-4">
      <MailPreview load={() => fetchPreview(kind, id, as)} />
      <SaveProblem state={state} />
      <button
        type="button"
        className="btn btn-primary btn-lg"
        aria-disabled={state.phase === 'saving'}
        onClick={() => void send()}
      >
        {state.phase === 'saving' ? sendTexts().sending : sendTexts().sendThisMail}
      </button>
    </div>
  );
}

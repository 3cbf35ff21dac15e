import { clientName } from '@welding/domain/entities/client-change';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import type { ReactNode } from 'react';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { formatCents } from '#desk/payments/payment-words.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';

type SendDialogProps<Draft> = {
  /** Estimate or invoice. */
  noun: string;
  clientId: string;
  totalCents: number;
  open: boolean;
  /** Saves what is typed. @returns the draft as it is stored then; undefined when it was not saved */
  onSave: () => Promise<Draft | undefined>;
  /** @throws as requests do */
  onSend: (draft: Draft) => Promise<unknown>;
  onClose: () => void;
  /** More facts: entries of a list of terms. */
  facts: ReactNode;
  /** What follows from sending. */
  children: ReactNode;
};

/** Says who gets what before a draft goes out. */
export function SendDialog<Draft>({ open, onClose, noun, ...steps }: SendDialogProps<Draft>) {
  return (
    <Dialog open={open} onClose={onClose} title={`Send this ${noun}?`}>
      <SendSteps {...steps} noun={noun} onDone={onClose} />
    </Dialog>
  );
}

function SendSteps<Draft>({
  noun,
  clientId,
  totalCents,
  onSave,
  onSend,
  onDone,
  facts,
  children,
}: Omit<SendDialogProps<Draft>, 'open' | 'onClose'> & { onDone: () => void }) {
  const client = useDeskDocument('clients', clientId, storedClientSchema);
  const { state, save } = useSave();
  const person = client.status === 'ready' ? client.item : undefined;
  const send = async () => {
    const draft = await onSave();
    // Why it was not saved stands with the form.
    if (!draft) return onDone();
    if (!(await save(() => onSend(draft)))) return;
    const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} sent`;
    void showToast({ title, ...(person && { description: `To ${person.email}` }) });
    onDone();
  };
  return (
    <div className="grid gap-4">
      <dl className="facts">
        <div>
          <dt>To</dt>
          <dd>{person ? `${clientName(person)}, ${person.email}` : 'The client'}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd className="font-semibold tabular-nums">{formatCents(totalCents)}</dd>
        </div>
        {facts}
      </dl>
      {children}
      <SaveProblem state={state} />
      <button
        type="button"
        className="btn btn-primary btn-lg"
        aria-disabled={state.phase === 'saving'}
        onClick={() => void send()}
      >
        {state.phase === 'saving' ? 'Sending' : `Send ${noun}`}
      </button>
    </div>
  );
}

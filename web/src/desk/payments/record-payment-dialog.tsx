import { paymentAmountSchema } from '@welding/domain/entities/payment';
import { type NewPayment, paymentMethodLabels } from '@welding/domain/entities/payment-record';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { type FormEvent, useState } from 'react';
import { deskApiPaths } from '#desk/paths.ts';
import { AmountField } from '#desk/ui/amount-field.tsx';
import { readAmount } from '#desk/ui/read-amount.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';

type RecordPaymentDialogProps = {
  /** What the money is for. */
  pays: Pick<NewPayment, 'clientId' | 'projectId' | 'invoiceId' | 'estimateId'>;
  /** What people call that. */
  title: string;
  /** What is still owed, in cents: the amount of the form until another is typed. */
  balanceCents: number;
  open: boolean;
  onClose: () => void;
};

/** Records cash, a check or other money that no card moved. */
export function RecordPaymentDialog({ open, onClose, ...form }: RecordPaymentDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Record a payment">
      <RecordPaymentForm {...form} onDone={onClose} />
    </Dialog>
  );
}

type Method = keyof typeof paymentMethodLabels;
const methods = Object.entries(paymentMethodLabels) as readonly [Method, string][];

function RecordPaymentForm({
  pays,
  title,
  balanceCents,
  onDone,
}: Omit<RecordPaymentDialogProps, 'open' | 'onClose'> & { onDone: () => void }) {
  const [typed, setTyped] = useState<string>();
  const [method, setMethod] = useState<Method>('cash');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();

  const owed = balanceCents > 0 ? centsToDollars(balanceCents).toFixed(2) : '';
  const amount = typed ?? owed;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const read = paymentAmountSchema.safeParse(readAmount(amount));
    setError(read.success ? undefined : read.error.issues[0]?.message);
    if (!read.success) return;
    const body = {
      ...pays,
      amount: read.data,
      method,
      ...(note.trim() && { note: note.trim() }),
    };
    const isSaved = await save(async () => {
      const { deskRequest } = await import('#desk/session/desk-request.ts');
      const options = { body, idempotencyKey: keys.keyFor(body) };
      await deskRequest(deskApiPaths.payments, (json) => storedPaymentSchema.parse(json), options);
    });
    if (!isSaved) return;
    void showToast({ title: `${formatDollars(read.data)} recorded`, description: title });
    onDone();
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <p className="wrap-anywhere">For {title}</p>
      <AmountField label="Amount" value={amount} error={error} onChange={setTyped} />
      <fieldset>
        <legend className="font-semibold">How it came</legend>
        <div className="flex flex-wrap gap-x-6">
          {methods.map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="method"
                className="radio"
                checked={method === value}
                onChange={() => setMethod(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label="Note" hint="Such as the number of a check. The client can read it. May stay empty.">
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={5000}
            autoComplete="off"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <SaveProblem state={state} />
      <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state.phase === 'saving'}>
        Record payment
      </button>
    </form>
  );
}

import { newExpenseSchema } from '@welding/domain/entities/expense';
import { formatDollars } from '@welding/domain/values/money';
import * as z from 'zod/mini';
import { deskQueue, expenseKind, receiptKind } from '#desk/queue/queued-kinds.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { itemOf, sendTogether } from '#pwa/queue/queue-kind.ts';
import { AmountField } from '#shared/form/number-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { DevicePicture, PhotoInputs } from '#shared/photos/photo-inputs.tsx';
import { shrinkPhoto } from '#shared/photos/shrink-photo.ts';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useToday } from '#shared/ui/use-clock.ts';
import { expenseFormTexts } from './expenses-texts.ts';

const schema = z.omit(newExpenseSchema, { photoId: true });

export type ExpenseFormProps = {
  projectId: string;
  projectName: string;
  receipt: Receipt | undefined;
  onReceipt: (receipt: Receipt | undefined) => void;
  onDone: () => void;
};

/** An expense with a receipt photo, kept on this device until it is sent. */
export function ExpenseForm({ projectId, projectName, receipt, onReceipt, onDone }: ExpenseFormProps) {
  const t = expenseFormTexts();
  const session = useDeskSession();
  const today = useToday();
  const form = useSavedForm<FormValues<typeof schema>, z.infer<typeof schema>, void>({
    schema,
    stored: { values: { amount: undefined, what: '', paidOn: today }, updatedAt: null },
    draft: `expense-${projectId}`,
    draftIn: 'device',
    send: async (expense) => {
      if (session.phase !== 'signed-in') throw new Error('No one is signed in');
      const owner = session.person.id;
      const id = crypto.randomUUID();
      const body = { projectId, projectName, awaitsReceipt: receipt !== undefined, expense };
      const items = [itemOf(expenseKind, { id, owner, body })];
      if (receipt) {
        const { contents } = receipt;
        items.push(itemOf(receiptKind, { owner, body: { projectId, expenseId: id }, contents }));
      }
      await sendTogether(deskQueue, items);
    },
    onSent: (_, { amount, what }) => {
      onReceipt(undefined);
      onDone();
      void showToast({ title: t.noted(formatDollars(amount)), description: what });
    },
  });
  return (
    <DeskForm form={form} action={t.saveExpense} acting={t.saving}>
      <AmountField form={form} name="amount" label={t.amount} />
      <TextField form={form} name="what" label={t.whatWasBought} maxLength={200} />
      <TextField form={form} name="paidOn" label={t.datePaid} type="date" max={today} />
      <ReceiptField receipt={receipt} onChange={onReceipt} />
    </DeskForm>
  );
}

type Receipt = {
  readonly id: string;
  readonly contents: ArrayBuffer;
  readonly load: () => Promise<ArrayBuffer>;
};

type ReceiptFieldProps = { receipt: Receipt | undefined; onChange: (receipt: Receipt | undefined) => void };

function ReceiptField({ receipt, onChange }: ReceiptFieldProps) {
  const t = expenseFormTexts();
  const add = async (photo: File) => {
    const contents = await shrinkPhoto(photo);
    onChange({ id: crypto.randomUUID(), contents, load: async () => contents });
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{t.receipt}</legend>
      {receipt ? (
        <div className="flex flex-wrap items-center gap-3 rounded-box bg-base-200 p-2">
          <DevicePicture id={receipt.id} load={receipt.load} alt={t.theReceipt} />
          <Button look="ghost" onClick={() => onChange(undefined)}>
            {t.removePhoto}
          </Button>
        </div>
      ) : (
        <PhotoInputs take={t.takePhoto} choose={t.choosePhoto} preparing={() => t.preparing} add={add} />
      )}
    </fieldset>
  );
}

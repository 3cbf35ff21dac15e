import { newExpenseSchema } from '@welding/domain/entities/expense';
import { formatDollars } from '@welding/domain/values/money';
import { useState } from 'react';
import * as z from 'zod/mini';
import { deskQueue } from '#desk/queue/desk-queue.ts';
import { expenseKind } from '#desk/queue/expense-kind.ts';
import { receiptKind } from '#desk/queue/receipt-kind.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { AmountField } from '#desk/ui/form/number-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { useToday } from '#desk/ui/use-today.ts';
import { sendLater } from '#pwa/queue/send-later.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { expenseFormTexts } from './expense-form-texts.ts';
import { dropExpense } from './queued-expense-calls.ts';
import { type Receipt, ReceiptField } from './receipt-field.tsx';

const schema = z.omit(newExpenseSchema, { photoId: true });

export type ExpenseFormProps = { projectId: string; projectName: string; onDone: () => void };

/** What was bought for a job, with a photo of the receipt; kept on this device until there is a signal. */
export function ExpenseForm({ projectId, projectName, onDone }: ExpenseFormProps) {
  const session = useDeskSession();
  const today = useToday();
  const [receipt, setReceipt] = useState<Receipt>();
  const form = useDeskForm<FormValues<typeof schema>, z.infer<typeof schema>, void>({
    schema,
    stored: { values: { amount: undefined, what: '', paidOn: today }, updatedAt: null },
    draft: `expense-${projectId}`,
    savesDraft: true,
    send: async (expense) => {
      if (session.phase !== 'signed-in') throw new Error('No one is signed in');
      const owner = session.person.id;
      const body = { projectId, projectName, awaitsReceipt: receipt !== undefined, expense };
      const expenseId = await sendLater(deskQueue, expenseKind, { owner, body });
      if (!receipt) return;
      const { contents } = receipt;
      try {
        await sendLater(deskQueue, receiptKind, { owner, body: { projectId, expenseId }, contents });
      } catch (error) {
        await dropExpense({ id: expenseId });
        throw error;
      }
    },
    onSent: (_, { amount, what }) => {
      onDone();
      void showToast({ title: expenseFormTexts().noted(formatDollars(amount)), description: what });
    },
  });
  return (
    <DeskForm form={form} action={expenseFormTexts().saveExpense} acting={expenseFormTexts().saving}>
      <AmountField form={form} name="amount" label={expenseFormTexts().amount} />
      <TextField form={form} name="what" label={expenseFormTexts().whatWasBought} maxLength={200} />
      <TextField form={form} name="paidOn" label={expenseFormTexts().datePaid} type="date" max={today} />
      <ReceiptField receipt={receipt} onChange={setReceipt} />
    </DeskForm>
  );
}

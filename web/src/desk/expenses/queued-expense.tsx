import { formatDollars } from '@welding/domain/values/money';
import { deskQueue, openExpense, type QueuedExpense, receiptKind } from '#desk/queue/queued-kinds.ts';
import { ReturnedSection } from '#desk/queue/returned-item.tsx';
import { useQueuedExpenses, useQueuedReceipts } from '#desk/queue/use-desk-queue.ts';
import { DevicePicture } from '#shared/photos/photo-inputs.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { expensesTexts } from './expenses-texts.ts';

/** Returned expenses, even of jobs not on this screen. */
export function ReturnedExpenses() {
  const receipts = useQueuedReceipts().filter((receipt) => receipt.returned);
  const returned = useQueuedExpenses().filter(
    (queued) => queued.returned || receipts.some(({ body }) => body.expenseId === queued.id),
  );
  if (returned.length === 0) return null;
  return (
    <ReturnedSection title={expensesTexts().expensesNotAccepted}>
      <ul className="grid gap-2">
        {returned.map((queued) => (
          <QueuedExpenseItem key={queued.id} queued={queued} />
        ))}
      </ul>
    </ReturnedSection>
  );
}

/** An expense on this device: waiting, or returned with the reason and actions. */
export function QueuedExpenseItem({ queued }: { queued: QueuedExpense }) {
  const receipt = useQueuedReceipts().find(({ body }) => body.expenseId === queued.id);
  const isOnline = useOnline();
  const { projectName, expense } = queued.body;
  const returned = queued.returned ?? receipt?.returned;
  const hasReceipt = receipt !== undefined || expense.photoId !== undefined;
  const tryAgain = async () => {
    for (const item of [receipt, queued]) if (item?.returned) await deskQueue.retry(item.id);
  };
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-box bg-base-200 p-2">
      {receipt && (
        <DevicePicture id={receipt.id} load={deskQueue.contentsOf} alt={expensesTexts().receiptOnThisPhone} />
      )}
      <p className="min-w-40 grow basis-0 wrap-anywhere">
        <strong>{formatDollars(expense.amount)}</strong>, {expense.what}
        {returned && ` (${projectName})`}
        <br />
        {!returned && (isOnline ? expensesTexts().sending : expensesTexts().willSend)}
        {queued.returned && expensesTexts().notAccepted(queued.returned.message)}
        {!queued.returned && returned && expensesTexts().receiptNotAccepted(returned.message)}
      </p>
      {returned && <Button onClick={() => void tryAgain()}>{expensesTexts().tryAgain}</Button>}
      {returned && hasReceipt && (
        <Button onClick={() => void sendWithoutReceipt(queued)}>{expensesTexts().sendWithoutReceipt}</Button>
      )}
      <Button look="ghost" onClick={() => void dropExpense(queued)}>
        {expensesTexts().cancel}
      </Button>
    </li>
  );
}

export async function sendWithoutReceipt({ id }: Pick<QueuedExpense, 'id'>): Promise<void> {
  await openExpense(id, undefined);
  await dropReceipt(id);
}

export async function dropExpense({ id }: Pick<QueuedExpense, 'id'>): Promise<void> {
  await deskQueue.remove(id);
  await dropReceipt(id);
}

async function dropReceipt(expenseId: string): Promise<void> {
  const receipts = receiptKind.read(await deskQueue.list());
  for (const { id, body } of receipts) if (body.expenseId === expenseId) await deskQueue.remove(id);
}

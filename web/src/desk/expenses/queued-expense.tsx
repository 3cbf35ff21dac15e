import { formatDollars } from '@welding/domain/values/money';
import {
  deskQueue,
  dropExpense,
  openExpense,
  type QueuedExpense,
  type QueuedReceipt,
} from '#desk/queue/queued-kinds.ts';
import { ReturnedSection } from '#desk/queue/returned-item.tsx';
import { useQueuedExpenses, useQueuedReceipts } from '#desk/queue/use-desk-queue.ts';
import { DevicePicture } from '#shared/photos/photo-inputs.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { expensesTexts } from './expenses-texts.ts';

/** Returned expenses, and those whose receipt is gone, even of jobs not on this screen. */
export function ReturnedExpenses() {
  const receipts = useQueuedReceipts();
  const returned = useQueuedExpenses().filter((queued) => {
    const receipt = receipts.find(({ body }) => body.expenseId === queued.id);
    return queued.returned ?? receipt?.returned ?? waitsInVain(queued, receipt);
  });
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
  const t = expensesTexts();
  const receipt = useQueuedReceipts().find(({ body }) => body.expenseId === queued.id);
  const isOnline = useOnline();
  const { projectName, expense } = queued.body;
  const returned = queued.returned ?? receipt?.returned;
  const isStuck = waitsInVain(queued, receipt);
  const hasReceipt = receipt !== undefined || expense.photoId !== undefined;
  const tryAgain = async () => {
    for (const item of [receipt, queued]) if (item?.returned) await deskQueue.retry(item.id);
  };
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-box bg-base-200 p-2">
      {receipt && <DevicePicture id={receipt.id} load={deskQueue.contentsOf} alt={t.receiptOnThisPhone} />}
      <p className="min-w-40 grow basis-0 wrap-anywhere">
        <strong>{formatDollars(expense.amount)}</strong>, {expense.what}
        {(returned || isStuck) && ` (${projectName})`}
        <br />
        {isStuck && !returned && t.receiptLost}
        {!returned && !isStuck && (isOnline ? t.sending : t.willSend)}
        {queued.returned && t.notAccepted(queued.returned.message)}
        {!queued.returned && returned && t.receiptNotAccepted(returned.message)}
      </p>
      {returned && <Button onClick={() => void tryAgain()}>{t.tryAgain}</Button>}
      {(isStuck || (returned && hasReceipt)) && (
        <Button onClick={() => void openExpense(queued.id, undefined)}>{t.sendWithoutReceipt}</Button>
      )}
      <Button look="ghost" onClick={() => void dropExpense(queued.id)}>
        {t.cancel}
      </Button>
    </li>
  );
}

/** Whether it awaits a receipt that is not on this device anymore. */
function waitsInVain({ body }: QueuedExpense, receipt: QueuedReceipt | undefined): boolean {
  return body.awaitsReceipt && receipt === undefined;
}

import { ReturnedSection } from '#desk/queue/returned-item.tsx';
import { useQueuedExpenses, useQueuedReceipts } from '#desk/queue/use-desk-queue.ts';
import { expensesTexts } from './expenses-texts.ts';
import { QueuedExpenseItem } from './queued-expense-item.tsx';

/** The expenses of which something came back, also of jobs that are no longer on this screen. */
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

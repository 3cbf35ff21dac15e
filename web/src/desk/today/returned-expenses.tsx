import { QueuedExpenseItem, useReturnedExpenses } from '#desk/expenses/queued-expense.tsx';
import { useQueuedExpenses } from '#desk/queue/use-desk-queue.ts';

/** The expenses that the server did not take, also of jobs that are no longer on this screen. */
export function ReturnedExpenses() {
  const returned = useReturnedExpenses(useQueuedExpenses());
  if (returned.length === 0) return null;
  return (
    <section role="alert" className="panel grid gap-4 border-error! p-4 sm:p-5">
      <h2 className="display text-3xl">Expenses not accepted</h2>
      <ul className="grid gap-2">
        {returned.map((queued) => (
          <QueuedExpenseItem key={queued.id} queued={queued} />
        ))}
      </ul>
    </section>
  );
}

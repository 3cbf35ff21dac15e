import { type Expense, expenseSchema } from '@welding/domain/entities/expense';
import { Receipt as ReceiptIcon } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { useQueuedExpenses } from '#desk/queue/use-desk-queue.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { ExpenseFormProps } from './expense-form.tsx';
import { ExpenseRow } from './expense-row.tsx';
import { expensesTexts } from './expenses-texts.ts';
import { QueuedExpenseItem } from './queued-expense-item.tsx';

const ExpenseForm = lazyPart<ExpenseFormProps>(async () => (await import('./expense-form.tsx')).ExpenseForm, {
  waiting: <Spinner label={expensesTexts().loadingTheForm} className="size-10 text-ember" />,
});

/** More than any job has. */
const most = 200;

type ExpensesProps = {
  projectId: string;
  projectName: string;
  person: Pick<DeskPerson, 'id' | 'role'>;
  onChange?: () => void;
};

/** What was spent for a job: all of it for the owner, for everybody else what they noted themselves; and one more. */
export function Expenses({ projectId, projectName, person, onChange }: ExpensesProps) {
  const ofProject = ['projectId', '==', projectId] as const;
  const all = { collection: 'expenses', schema: expenseSchema, limit: most } as const;
  const list = useDeskList<Expense>(
    person.role === 'owner'
      ? { ...all, where: [ofProject] }
      : { ...all, where: [ofProject, ['authorId', '==', person.id]] },
  );
  const waiting = useQueuedExpenses().filter(({ body }) => body.projectId === projectId);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2 empty:hidden" aria-label={expensesTexts().onThisPhone}>
        {waiting.map((queued) => (
          <QueuedExpenseItem key={queued.id} queued={queued} />
        ))}
      </ul>
      <DialogButton
        label={expensesTexts().addExpense}
        icon={ReceiptIcon}
        title={expensesTexts().addAnExpense}
      >
        {(close) => <ExpenseForm projectId={projectId} projectName={projectName} onDone={close} />}
      </DialogButton>
      <DeskListView list={list} noun={expensesTexts().nouns} empty={<NoExpenses />}>
        {(items) => {
          const counted = items
            .filter(({ removed }) => !removed)
            .toSorted((one, other) => other.paidOn.localeCompare(one.paidOn));
          return counted.length === 0 ? (
            <NoExpenses />
          ) : (
            <ul className="grid gap-2">
              {counted.map((expense) => (
                <ExpenseRow
                  key={expense.id}
                  expense={expense}
                  isOwn={expense.authorId === person.id}
                  onChange={onChange}
                />
              ))}
            </ul>
          );
        }}
      </DeskListView>
    </div>
  );
}

function NoExpenses() {
  return <p>{expensesTexts().none}</p>;
}

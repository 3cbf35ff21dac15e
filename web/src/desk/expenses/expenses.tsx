import { deskApiPaths } from '@welding/domain/api-paths';
import { type Expense, expenseSchema } from '@welding/domain/entities/expense';
import { photoPath } from '@welding/domain/entities/photo-path';
import { formatDollars } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { Receipt as ReceiptIcon } from 'lucide-react';
import { useState } from 'react';
import { useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import { DeskPicture } from '#desk/photos/desk-picture.tsx';
import { useQueuedExpenses } from '#desk/queue/use-desk-queue.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { ApiError } from '#shared/api/api-request.ts';
import { Button, Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import type { ExpenseFormProps } from './expense-form.tsx';
import { expensesTexts } from './expenses-texts.ts';
import { QueuedExpenseItem } from './queued-expense.tsx';

const ExpenseForm = lazyPart<ExpenseFormProps>(async () => (await import('./expense-form.tsx')).ExpenseForm, {
  waiting: <Spinner label={expensesTexts().loadingTheForm} className="size-10 text-ember" />,
});

const pageSize = 200;

type ExpensesProps = {
  projectId: string;
  projectName: string;
  person: Pick<DeskPerson, 'id' | 'role'>;
  onChange?: () => void;
};

export function Expenses({ projectId, projectName, person, onChange }: ExpensesProps) {
  const t = expensesTexts();
  const [limit, setLimit] = useState(pageSize);
  const ofProject = ['projectId', '==', projectId] as const;
  const all = { collection: 'expenses', schema: expenseSchema, limit } as const;
  const list = useDeskList<Expense>(
    person.role === 'owner'
      ? { ...all, where: [ofProject] }
      : { ...all, where: [ofProject, ['authorId', '==', person.id]] },
  );
  const counted = withItems(list, (items) =>
    items.filter(({ removed }) => !removed).toSorted((one, other) => other.paidOn.localeCompare(one.paidOn)),
  );
  // Above the dialog, so that it survives closing it.
  const [receipt, setReceipt] = useState<ExpenseFormProps['receipt']>();
  const waiting = useQueuedExpenses().filter(({ body }) => body.projectId === projectId);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2 empty:hidden" aria-label={t.onThisPhone}>
        {waiting.map((queued) => (
          <QueuedExpenseItem key={queued.id} queued={queued} />
        ))}
      </ul>
      <DialogButton label={t.addExpense} icon={ReceiptIcon} title={t.addAnExpense}>
        {(close) => (
          <ExpenseForm
            projectId={projectId}
            projectName={projectName}
            receipt={receipt}
            onReceipt={setReceipt}
            onDone={close}
          />
        )}
      </DialogButton>
      <DeskListView
        list={counted}
        noun={t.nouns}
        empty={<p>{t.none}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((expense) => (
              <ExpenseRow
                key={expense.id}
                expense={expense}
                isOwn={expense.authorId === person.id}
                onChange={onChange}
              />
            ))}
          </ul>
        )}
      </DeskListView>
    </div>
  );
}

type ExpenseRowProps = { expense: Expense; isOwn: boolean; onChange: (() => void) | undefined };

function ExpenseRow({ expense, isOwn, onChange = () => {} }: ExpenseRowProps) {
  const t = expensesTexts();
  const { amount, what, paidOn, photoId, authorName } = expense;
  return (
    <li className="list-row-plain grid! grid-cols-[minmax(0,1fr)] gap-1!">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="grid min-w-0 flex-1 basis-28">
          <span className="font-semibold wrap-anywhere">{what}</span>
          <span className="text-sm text-base-content/80">
            {formatDay(paidOn)}
            {!isOwn && `, ${authorName}`}
          </span>
        </span>
        <span className="ms-auto font-semibold text-lg tabular-nums">{formatDollars(amount)}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {photoId && (
          <DialogButton label={t.receipt} look="ghost" title={t.receipt}>
            {() => (
              <DeskPicture
                address={photoPath(photoId)}
                alt={t.receiptOf(what, formatDollars(amount))}
                className="min-h-40 max-h-[70dvh] w-full bg-base-300 object-contain"
              />
            )}
          </DialogButton>
        )}
        <Button
          look="ghost"
          aria-label={t.removeOne(what, formatDollars(amount))}
          onClick={() => void removeWithUndo(expense, onChange)}
        >
          {t.remove}
        </Button>
      </span>
    </li>
  );
}

/** Removes an expense from the job's costs and offers undo; reports a failure. */
async function removeWithUndo(expense: Expense, onChange: () => void): Promise<void> {
  const t = expensesTexts();
  try {
    const removed = await setRemoved(expense, true);
    onChange();
    const onAction = () => {
      setRemoved(removed, false).then(onChange, (error: unknown) => tell(t.notPutBack, error));
    };
    const title = t.removed(formatDollars(expense.amount));
    void showToast({ title, description: expense.what, action: { label: t.undo, onAction } });
  } catch (error) {
    tell(t.notRemoved, error);
  }
}

async function setRemoved({ id, updatedAt }: Expense, removed: boolean): Promise<Expense> {
  return await deskRequest(deskApiPaths.expense(id), (json) => expenseSchema.parse(json), {
    method: 'PATCH',
    body: { updatedAt: updatedAt ?? null, removed },
  });
}

function tell(title: string, error: unknown): void {
  const description = error instanceof ApiError ? `${error.reason}.` : expensesTexts().nothingChanged;
  void showToast({ title, description, variant: 'destructive' });
}

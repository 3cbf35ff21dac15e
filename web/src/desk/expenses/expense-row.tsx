import { deskApiPaths } from '@welding/domain/api-paths';
import { type Expense, expenseSchema } from '@welding/domain/entities/expense';
import { photoPath } from '@welding/domain/entities/photo-path';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { DeskPicture } from '#desk/photos/desk-picture.tsx';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { ApiError } from '#shared/api/api-request.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { expensesTexts } from './expenses-texts.ts';

type ExpenseRowProps = { expense: Expense; isOwn: boolean; onChange?: (() => void) | undefined };

/** One expense: how much, for what, when and by whom, its receipt, and what takes it away. */
export function ExpenseRow({ expense, isOwn, onChange = () => {} }: ExpenseRowProps) {
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
          <DialogButton label={expensesTexts().receipt} look="btn-ghost" title={expensesTexts().receipt}>
            {() => (
              <DeskPicture
                address={photoPath(photoId)}
                alt={expensesTexts().receiptOf(what, formatDollars(amount))}
                className="min-h-40 max-h-[70dvh] w-full bg-base-300 object-contain"
              />
            )}
          </DialogButton>
        )}
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={expensesTexts().removeOne(what, formatDollars(amount))}
          onClick={() => void removeWithUndo(expense, onChange)}
        >
          {expensesTexts().remove}
        </button>
      </span>
    </li>
  );
}

/** Takes an expense out of the job's costs and offers to take that back; what goes wrong is said. */
async function removeWithUndo(expense: Expense, onChange: () => void): Promise<void> {
  try {
    const removed = await setRemoved(expense, true);
    onChange();
    const onAction = () => {
      setRemoved(removed, false).then(onChange, (error: unknown) => tell(expensesTexts().notPutBack, error));
    };
    const title = expensesTexts().removed(formatDollars(expense.amount));
    void showToast({ title, description: expense.what, action: { label: expensesTexts().undo, onAction } });
  } catch (error) {
    tell(expensesTexts().notRemoved, error);
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

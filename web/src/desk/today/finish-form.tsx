import { type VisitTap, visitTapBodies } from '@welding/domain/entities/visit-tap';
import { useState } from 'react';
import { useDraft } from '#desk/ui/use-draft.ts';
import { Field } from '#shared/ui/field.tsx';
import { hoursWorked } from './hours-worked.ts';
import type { MyVisit } from './my-visits.ts';

type FinishFormProps = {
  shown: MyVisit;
  tap: (tap: VisitTap) => Promise<boolean>;
  onClose: () => void;
};

/** Hours, a note for the office, and what is left to collect: what a finished visit is made of. */
export function FinishForm({ shown: { visit, sheet }, tap, onClose }: FinishFormProps) {
  const [suggested] = useState(() => ({
    hours: String(hoursWorked(visit, new Date())),
    note: '',
    amount: sheet?.amountToCollect === undefined ? '' : sheet.amountToCollect.toFixed(2),
  }));
  const { fields, change, forget } = useDraft(`finish-${visit.id}`, suggested);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const finish = async () => {
    const amount = fields.amount.replace(/[$,\s]/g, '');
    const read = visitTapBodies.finish.safeParse({
      at: new Date().toISOString(),
      hours: fields.hours.trim() === '' ? undefined : Number(fields.hours.replace(',', '.')),
      ...(fields.note.trim() && { note: fields.note }),
      ...(amount && { amountToCollect: Number(amount) }),
    });
    if (!read.success) {
      setErrors(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    if (!(await tap({ ...read.data, kind: 'finish' }))) return;
    forget();
    onClose();
  };

  return (
    <form
      noValidate
      aria-label="Finish the visit"
      className="grid gap-4 rounded-box border border-base-300 bg-base-200 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Hours worked" error={errors['hours']}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode="decimal"
              autoComplete="off"
              value={fields.hours}
              onChange={({ target }) => change({ hours: target.value })}
            />
          )}
        </Field>
        <Field label="Amount to collect, in dollars" error={errors['amountToCollect']}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode="decimal"
              autoComplete="off"
              value={fields.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Note for the office" hint="The client does not see it." error={errors['note']}>
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={3}
            value={fields.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary min-h-14! grow sm:grow-0">
          Finish the visit
        </button>
        <button type="button" className="btn btn-ghost min-h-14!" onClick={onClose}>
          Not yet
        </button>
      </div>
    </form>
  );
}

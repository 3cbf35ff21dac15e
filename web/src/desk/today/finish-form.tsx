import type { Appointment } from '@welding/domain/entities/appointment';
import { finishFormSchema, type VisitTap } from '@welding/domain/entities/visit-tap';
import { useState } from 'react';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { AmountField, NumberField } from '#desk/ui/form/number-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import type { MyVisit } from './my-visits.ts';
import { useTakenCash } from './taken-cash.ts';
import { toCollect } from './to-collect.ts';
import { visitFormsTexts } from './visit-forms-texts.ts';

type FinishFormProps = {
  shown: MyVisit;
  /** @throws when this device cannot keep it */
  tap: (tap: VisitTap) => Promise<void>;
  onClose: () => void;
};

/** Hours, a note for the office, and what is left to collect: what a finished visit is made of. */
export function FinishForm({ shown: { visit, sheet, own }, tap, onClose }: FinishFormProps) {
  const taken = useTakenCash();
  const [values] = useState(() => ({
    hours: hoursWorked({ ...visit, startedAt: own.startedAt }, serverNow()),
    note: '',
    amountToCollect: toCollect({ visit, sheet }, taken),
  }));
  const form = useDeskForm({
    schema: finishFormSchema,
    stored: { values, updatedAt: null },
    draft: `finish-${visit.id}`,
    savesDraft: true,
    send: (finished) => tap({ ...finished, kind: 'finish', at: serverNow().toISOString() }),
    onSent: onClose,
  });
  return (
    <DeskForm
      form={form}
      label={visitFormsTexts().finishTheVisit}
      className="grid gap-4 rounded-box border border-base-300 bg-base-200 px-[min(1rem,4.5vw)] py-4"
      action={visitFormsTexts().finishTheVisit}
      button="btn-primary min-h-14! grow sm:grow-0"
      actions={
        <button type="button" className="btn btn-ghost min-h-14!" onClick={onClose}>
          {visitFormsTexts().notYet}
        </button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField form={form} name="hours" label={visitFormsTexts().hoursWorked} />
        {values.amountToCollect !== 0 && (
          <AmountField form={form} name="amountToCollect" label={visitFormsTexts().amountToCollect} />
        )}
      </div>
      <TextField
        form={form}
        name="note"
        label={visitFormsTexts().noteForTheOffice}
        hint={visitFormsTexts().clientDoesNotSee}
        rows={3}
      />
    </DeskForm>
  );
}

/** Hours to suggest at the end of a visit, in quarters: since its start, or its planned length when Start was not tapped. */
export function hoursWorked(
  { startedAt, duration }: Pick<Appointment, 'startedAt' | 'duration'>,
  now: Date,
): number {
  if (!startedAt) return Number(duration) / 60;
  const quarters = Math.ceil((now.getTime() - Date.parse(startedAt)) / 900_000);
  return Math.min(24, Math.max(1, quarters) / 4);
}

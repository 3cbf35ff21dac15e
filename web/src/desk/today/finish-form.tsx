import type { Appointment } from '@welding/domain/entities/appointment';
import { type CannotDo, cannotDoFormSchema } from '@welding/domain/entities/crew-taps';
import { finishedWorkTexts } from '@welding/domain/entities/finished-work';
import { finishFormSchema, type VisitTap } from '@welding/domain/entities/visit-tap';
import { maxTapHours } from '@welding/domain/values/limits';
import { minutesBetween, toMinute } from '@welding/domain/values/minutes';
import { useState } from 'react';
import { takenCash } from '#desk/queue/not-in-sheets.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { typedFields } from '#shared/form/form-versions.ts';
import { AmountField, NumberField } from '#shared/form/number-field.tsx';
import { CheckboxField, RadioField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { type MyVisit, toCollect } from './my-visits.ts';
import { visitFormsTexts } from './visit-forms-texts.tsx';

type FinishFormProps = {
  shown: MyVisit;
  /**
   * @param typed the form's fields that the welder typed
   * @throws if this device cannot store it
   */
  tap: (tap: VisitTap, typed: object) => Promise<void>;
  onClose: () => void;
};

export function FinishForm({ shown: { visit, sheet, own }, tap, onClose }: FinishFormProps) {
  const t = visitFormsTexts();
  const taken = takenCash.useNotInSheets();
  const begun = { ...visit, startedAt: own.startedAt };
  const [values] = useState(() => ({
    hours: hoursWorked(begun, serverNow().toISOString()),
    note: '',
    amountToCollect: toCollect({ visit, sheet }, taken),
    mayShow: false,
  }));
  const form = useSavedForm({
    schema: finishFormSchema,
    stored: { values, updatedAt: null },
    draft: `finish-${visit.id}`,
    draftIn: 'device',
    send: (finished) => {
      const at = serverNow().toISOString();
      // Updates the hours because typing the rest takes minutes.
      const hours = finished.hours === values.hours ? hoursWorked(begun, at) : finished.hours;
      return tap({ ...finished, hours, kind: 'finish', at }, typedFields(finished, values));
    },
    onSent: onClose,
  });
  return (
    <DeskForm
      form={form}
      label={t.finishTheVisit}
      className="grid gap-4 rounded-box border border-base-300 bg-base-200 px-[min(1rem,4.5vw)] py-4"
      action={t.finishTheVisit}
      button="btn-primary min-h-14! grow sm:grow-0"
      actions={
        <Button look="ghost" className="min-h-14!" onClick={onClose}>
          {t.notYet}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField form={form} name="hours" label={t.hoursWorked} />
        {values.amountToCollect !== 0 && (
          <AmountField form={form} name="amountToCollect" label={t.amountToCollect} />
        )}
      </div>
      <TextField form={form} name="note" label={t.noteForTheOffice} hint={t.clientDoesNotSee} rows={3} />
      {visit.projectId && (
        <CheckboxField form={form} name="mayShow" label={t.mayShow} hint={finishedWorkTexts().consent} />
      )}
    </DeskForm>
  );
}

/** The suggested hours: the time since the start, to the minute like the timesheet, or the planned length without a start. */
export function hoursWorked(
  { startedAt, duration }: Pick<Appointment, 'startedAt' | 'duration'>,
  finishedAt: string,
): number {
  if (!startedAt) return Number(duration) / 60;
  const minutes = minutesBetween(toMinute(startedAt), toMinute(finishedAt));
  return Math.min(maxTapHours, Math.max(0, Math.round((minutes * 100) / 60) / 100));
}

type CannotDoFormProps = {
  visitId: string;
  /** @throws if this device cannot store it */
  tap: (tap: VisitTap) => Promise<void>;
  onClose: () => void;
};

const ways = [
  { value: 'another-time', label: visitFormsTexts().anotherTime },
  { value: 'another-welder', label: visitFormsTexts().anotherWelder },
  { value: 'cancel', label: visitFormsTexts().cancelTheVisit },
];

/** Asks why a visit cannot be done, and what happens next. */
export function CannotDoForm({ visitId, tap, onClose }: CannotDoFormProps) {
  const t = visitFormsTexts();
  const form = useSavedForm<FormValues<typeof cannotDoFormSchema>, CannotDo, void>({
    schema: cannotDoFormSchema,
    stored: { values: { reason: '', next: undefined }, updatedAt: null },
    draft: `cannot-do-${visitId}`,
    draftIn: 'device',
    send: ({ reason, next }) => {
      const at = serverNow().toISOString();
      return tap(
        next === 'cancel' ? { kind: 'cancel', at, reason } : { kind: 'cannot-do', at, reason, next },
      );
    },
    onSent: onClose,
  });
  return (
    <DeskForm
      form={form}
      label={t.cannotDo}
      className="grid gap-4 rounded-box border border-base-300 bg-base-200 px-[min(1rem,4.5vw)] py-4"
      action={t.send}
      button="btn-primary min-h-12!"
      actions={
        <Button look="ghost" className="min-h-12!" onClick={onClose}>
          {t.keepIt}
        </Button>
      }
    >
      <TextField form={form} name="reason" label={t.why} maxLength={500} />
      <RadioField form={form} name="next" label={t.whatHappensNow} options={ways} />
    </DeskForm>
  );
}

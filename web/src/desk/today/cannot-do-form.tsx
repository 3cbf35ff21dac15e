import { type CannotDo, cannotDoFormSchema } from '@welding/domain/entities/crew-taps';
import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { RadioField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { visitFormsTexts } from './visit-forms-texts.tsx';

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
      label={visitFormsTexts().cannotDo}
      className="grid gap-4 rounded-box border border-base-300 bg-base-200 px-[min(1rem,4.5vw)] py-4"
      action={visitFormsTexts().send}
      button="btn-primary min-h-12!"
      actions={
        <Button look="ghost" className="min-h-12!" onClick={onClose}>
          {visitFormsTexts().keepIt}
        </Button>
      }
    >
      <TextField form={form} name="reason" label={visitFormsTexts().why} maxLength={500} />
      <RadioField form={form} name="next" label={visitFormsTexts().whatHappensNow} options={ways} />
    </DeskForm>
  );
}

import { type CannotDo, cannotDoFormSchema } from '@welding/domain/entities/cannot-do';
import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { RadioField } from '#desk/ui/form/radio-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';

type CannotDoFormProps = {
  visitId: string;
  /** @throws when this device cannot keep it */
  tap: (tap: VisitTap) => Promise<void>;
  onClose: () => void;
};

const ways = [
  { value: 'another-time', label: 'Another time: the client picks one' },
  { value: 'another-welder', label: 'Another welder: the office finds one' },
  { value: 'cancel', label: 'Cancel the visit' },
];

/** Says why a visit cannot be done, which the office reads, and what happens now. */
export function CannotDoForm({ visitId, tap, onClose }: CannotDoFormProps) {
  const form = useDeskForm<FormValues<typeof cannotDoFormSchema>, CannotDo, void>({
    schema: cannotDoFormSchema,
    stored: { values: { reason: '', next: undefined }, updatedAt: null },
    draft: `cannot-do-${visitId}`,
    savesDraft: true,
    send: ({ reason, next }) => {
      const at = new Date().toISOString();
      return tap(
        next === 'cancel' ? { kind: 'cancel', at, reason } : { kind: 'cannot-do', at, reason, next },
      );
    },
    onSent: onClose,
  });
  return (
    <DeskForm
      form={form}
      label="Can’t do this job"
      className="grid gap-4 rounded-box border border-base-300 bg-base-200 p-4"
      action="Send"
      button="btn-primary min-h-12!"
      actions={
        <button type="button" className="btn btn-ghost min-h-12!" onClick={onClose}>
          Keep it
        </button>
      }
    >
      <TextField form={form} name="reason" label="Why can’t you do this job?" maxLength={500} />
      <RadioField form={form} name="next" label="What happens now?" options={ways} />
    </DeskForm>
  );
}

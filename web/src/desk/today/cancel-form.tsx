import { cancelFormSchema, type VisitTap } from '@welding/domain/entities/visit-tap';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { useDeskForm } from '#desk/ui/form/use-desk-form.ts';

type CancelFormProps = {
  visitId: string;
  /** @throws when this device cannot keep it */
  tap: (tap: VisitTap) => Promise<void>;
  onClose: () => void;
};

/** Cancels a visit that cannot be done, with the reason that the office then reads. */
export function CancelForm({ visitId, tap, onClose }: CancelFormProps) {
  const form = useDeskForm({
    schema: cancelFormSchema,
    stored: { values: { reason: '' }, updatedAt: null },
    draft: `cancel-${visitId}`,
    savesDraft: true,
    send: ({ reason }) => tap({ kind: 'cancel', at: new Date().toISOString(), reason }),
    onSent: onClose,
  });
  return (
    <DeskForm
      form={form}
      label="Cancel the visit"
      className="grid gap-4 rounded-box border border-base-300 bg-base-200 p-4"
      action="Cancel the visit"
      button="btn-outline min-h-12!"
      actions={
        <button type="button" className="btn btn-ghost min-h-12!" onClick={onClose}>
          Keep it
        </button>
      }
    >
      <TextField form={form} name="reason" label="Why can’t you do this job?" maxLength={500} />
    </DeskForm>
  );
}

import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { useState } from 'react';
import { Field } from '#shared/ui/field.tsx';

type CancelFormProps = { tap: (tap: VisitTap) => Promise<boolean>; onClose: () => void };

/** Cancels a visit that cannot be done, with the reason that the office then reads. */
export function CancelForm({ tap, onClose }: CancelFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const cancel = async () => {
    if (reason.trim() === '') {
      setError('Please say why, so that the office can call the client');
      return;
    }
    if (await tap({ kind: 'cancel', at: new Date().toISOString(), reason: reason.trim() })) onClose();
  };
  return (
    <form
      noValidate
      aria-label="Cancel the visit"
      className="grid gap-4 rounded-box border border-base-300 bg-base-200 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void cancel();
      }}
    >
      <Field label="Why can it not be done?" error={error}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-outline min-h-12!">
          Cancel the visit
        </button>
        <button type="button" className="btn btn-ghost min-h-12!" onClick={onClose}>
          Keep it
        </button>
      </div>
    </form>
  );
}

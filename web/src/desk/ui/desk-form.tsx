import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { SavedForm, type SavedFormProps } from '#shared/form/saved-form.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { SaveProblem } from './save-problem.tsx';

type DeskFormProps<Values extends FieldValues> = Omit<SavedFormProps<Values>, 'problem'> & {
  /** Whether the owner may override conflicts. */
  canBookAnyway?: boolean;
  /** The welder whose visits may conflict. */
  moveDayOf?: string | undefined;
};

/**
 * A form of the desk. A refused booking lists the conflicts, a conflict shows both versions, and a transfer on its way and hours
 * that overlap ask for a confirmation.
 */
export function DeskForm<Values extends FieldValues>({
  canBookAnyway = false,
  moveDayOf,
  ...form
}: DeskFormProps<Values>) {
  const confirm = () => void form.form.submit({ isConfirmed: true });
  return (
    <SavedForm
      {...form}
      problem={(shown) => (
        <SaveProblem
          {...shown}
          moveDayOf={moveDayOf}
          onConfirm={confirm}
          {...(canBookAnyway && { onBookAnyway: confirm })}
        />
      )}
    />
  );
}

type ReasonFormProps = {
  schema: z.ZodMiniType<{ readonly reason: string }>;
  /** The key that keeps the reason across a reload. */
  draft: string;
  hint: string;
  action: string;
  /** @throws as requests do; the form shows the message */
  onSend: (reason: string, isConfirmed: boolean) => Promise<unknown>;
  onDone: () => void;
  /** Whether the owner may override conflicts. */
  canBookAnyway?: boolean;
  children?: ReactNode;
};

export function ReasonForm({
  schema,
  draft,
  hint,
  action,
  onSend,
  onDone,
  canBookAnyway = false,
  children,
}: ReasonFormProps) {
  const form = useSavedForm({
    schema,
    stored: { values: { reason: '' }, updatedAt: null },
    draft,
    send: ({ reason }, { isConfirmed }) => onSend(reason, isConfirmed),
    onSent: onDone,
  });
  return (
    <DeskForm form={form} action={action} canBookAnyway={canBookAnyway}>
      {children}
      <TextField form={form} name="reason" hint={hint} rows={3} maxLength={5000} />
    </DeskForm>
  );
}

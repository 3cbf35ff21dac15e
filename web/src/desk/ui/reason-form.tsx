import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { DeskForm } from './desk-form.tsx';

type ReasonFormProps = {
  schema: z.ZodMiniType<{ readonly reason: string }>;
  /** The key that keeps the reason across a reload. */
  draft: string;
  hint: string;
  action: string;
  /** @throws as requests do; the form shows the message */
  onSend: (reason: string, bookAnyway: boolean) => Promise<unknown>;
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
    send: ({ reason }, { bookAnyway }) => onSend(reason, bookAnyway),
    onSent: onDone,
  });
  return (
    <DeskForm form={form} action={action} canBookAnyway={canBookAnyway}>
      {children}
      <TextField form={form} name="reason" hint={hint} rows={3} maxLength={5000} />
    </DeskForm>
  );
}

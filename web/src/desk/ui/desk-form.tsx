import type { FieldValues } from 'react-hook-form';
import { SavedForm, type SavedFormProps } from '#shared/form/saved-form.tsx';
import { SaveProblem } from './save-problem.tsx';

type DeskFormProps<Values extends FieldValues> = Omit<SavedFormProps<Values>, 'problem'> & {
  /** Whether the owner may override conflicts. */
  canBookAnyway?: boolean;
  /** The welder whose visits may conflict. */
  moveDayOf?: string | undefined;
};

/** A form of the desk. A refused booking lists the conflicts; a conflict shows both versions. */
export function DeskForm<Values extends FieldValues>({
  canBookAnyway = false,
  moveDayOf,
  ...form
}: DeskFormProps<Values>) {
  const bookAnyway = { onBookAnyway: () => void form.form.submit({ bookAnyway: true }) };
  return (
    <SavedForm
      {...form}
      problem={(shown) => <SaveProblem {...shown} moveDayOf={moveDayOf} {...(canBookAnyway && bookAnyway)} />}
    />
  );
}

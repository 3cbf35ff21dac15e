import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { SelectField } from '#desk/ui/form/select-field.tsx';
import type { DeskFieldProps } from '#desk/ui/form/use-desk-field.ts';
import type { DeskFormHandle } from '#desk/ui/form/use-desk-form.ts';
import { blocksTexts } from './blocks-texts.ts';
import { useWelders } from './use-calendar.ts';

type BlockFormProps<Values extends FieldValues> = {
  form: DeskFormHandle<Values>;
  title: string;
  /** The part of the calendar that it belongs to. */
  back: string;
  /** Another form that may be meant. */
  other?: { readonly path: string; readonly text: string };
  /** Whether something can be in the way. */
  canBookAnyway?: boolean;
  /** Whose visits are in the way then. */
  moveDayOf?: string | undefined;
  /** Undefined for one that is not there yet. */
  onRemove?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A time in which a welder takes no visits, once or every week. */
export function BlockForm<Values extends FieldValues>({
  form,
  title,
  back,
  other,
  canBookAnyway = false,
  moveDayOf,
  onRemove,
  children,
}: BlockFormProps<Values>) {
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="grid">
        <BackLink to={back}>{blocksTexts().calendar}</BackLink>
        <h1 className="display text-4xl">{title}</h1>
        {other && (
          <Link to={other.path} className="link inline-flex min-h-11 items-center justify-self-start">
            {other.text}
          </Link>
        )}
      </div>
      <DeskForm
        form={form}
        action={blocksTexts().save}
        acting={blocksTexts().saving}
        className="grid gap-5 md:grid-cols-2"
        canBookAnyway={canBookAnyway}
        moveDayOf={moveDayOf}
        actions={
          onRemove && (
            <button type="button" className="btn btn-outline btn-lg" onClick={onRemove}>
              {blocksTexts().remove}
            </button>
          )
        }
      >
        {children}
      </DeskForm>
    </div>
  );
}

type WelderFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
  DeskFieldProps<Values, Name>,
  'form' | 'name'
> & {
  person: DeskPerson;
  /** Whether it can no longer be another one. */
  isFixed: boolean;
};

/** Whose time is blocked. */
export function WelderField<Values extends FieldValues, Name extends FieldPath<Values>>({
  person,
  isFixed,
  ...named
}: WelderFieldProps<Values, Name>) {
  const welders = useWelders(person).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      {...named}
      label={blocksTexts().welder}
      options={welders}
      none={blocksTexts().chooseAWelder}
      disabled={isFixed}
    />
  );
}

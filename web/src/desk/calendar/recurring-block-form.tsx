import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { deskPaths } from '#desk/paths.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { useSave } from '#desk/ui/use-save.ts';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { BlockFormActions } from './block-form-actions.tsx';
import { recurringVersions } from './block-versions.ts';
import { calendarSearch } from './calendar-view.ts';
import { type RecurringValues, readRecurring } from './recurring-values.ts';
import { useWelders } from './use-calendar.ts';
import { useTypedOver } from './use-typed-over.ts';
import { WeekdaysField } from './weekdays-field.tsx';
import { WelderField } from './welder-field.tsx';

type Body = Extract<ReturnType<typeof readRecurring>, { body: unknown }>['body'];

type RecurringBlockFormProps<Version> = {
  person: DeskPerson;
  title: string;
  /** What is stored now, or what a new one begins with, and the version it is of. */
  stored: { readonly values: RecurringValues; readonly version: Version };
  onSave: (body: Body, version: Version) => Promise<unknown>;
  onRemove?: () => void;
};

const inputs = [
  { name: 'from', label: 'From', type: 'time' },
  { name: 'to', label: 'Until', type: 'time' },
  { name: 'firstDate', label: 'First day', type: 'date' },
  { name: 'lastDate', label: 'Last day (optional)', type: 'date' },
] as const;

/** Whose time is blocked every week, on which days, from when to when, and why. */
export function RecurringBlockForm<Version>({
  person,
  title,
  stored,
  onSave,
  onRemove,
}: RecurringBlockFormProps<Version>) {
  const navigate = useNavigate();
  const people = useWelders(person);
  const { state, save } = useSave();
  const { values, version, change, forget } = useTypedOver(stored);
  const [tried, setTried] = useState(false);
  const read = readRecurring(values);
  const problems = tried && 'problems' in read ? read.problems : {};
  const back = `${deskPaths.calendar}${calendarSearch('week', values.firstDate || stored.values.firstDate)}`;

  const send = async (on: Version) => {
    if ('problems' in read || !(await save(() => onSave(read.body, on)))) return;
    void showToast({ title: 'Blocked every week', description: read.body.reason });
    void navigate(back);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if ('problems' in read) return focusFirstError(event.currentTarget);
    await send(version);
  };
  return (
    <form noValidate className="grid max-w-4xl gap-5 md:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <div className="grid md:col-span-2">
        <BackLink to={back}>Calendar</BackLink>
        <h1 className="display text-4xl">{title}</h1>
      </div>
      <WelderField
        people={people}
        value={values.welderId}
        isFixed={stored.values.welderId !== ''}
        error={problems.welderId}
        onChange={(welderId) => change({ welderId })}
      />
      <Field label="Reason" error={problems.reason} hint="Lunch, a standing contract">
        {(props) => (
          <input
            {...props}
            className="input"
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </Field>
      <WeekdaysField
        chosen={values.weekdays}
        error={problems.weekdays}
        onChange={(weekdays) => change({ weekdays })}
      />
      {inputs.map(({ name, label, type }) => (
        <Field key={name} label={label} error={problems[name]}>
          {(props) => (
            <input
              {...props}
              type={type}
              className="input"
              value={values[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <BlockFormActions
        state={state}
        versions={recurringVersions(values, stored.values)}
        onKeepMine={() => void send(stored.version)}
        onTakeTheirs={forget}
        onRemove={onRemove}
      />
    </form>
  );
}

import { blockProblem } from '@welding/domain/entities/block';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deskPaths } from '#desk/paths.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { useSave } from '#desk/ui/use-save.ts';
import { chosenInstant } from '#shared/appointments/chosen-instant.ts';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { BlockFormActions } from './block-form-actions.tsx';
import { type BlockValues, blockVersions } from './block-versions.ts';
import { calendarSearch } from './calendar-view.ts';
import { TimeField } from './time-field.tsx';
import { useWelders } from './use-calendar.ts';
import { useTypedOver } from './use-typed-over.ts';
import { WelderField } from './welder-field.tsx';

type BlockBody = {
  readonly welderId: string;
  readonly start: string;
  readonly end: string;
  readonly reason: string;
  readonly bookAnyway?: boolean;
};

type BlockFormProps<Version> = {
  person: DeskPerson;
  title: string;
  /** What is stored now, or what a new one begins with, and the version it is of. */
  stored: { readonly values: BlockValues; readonly version: Version };
  onSave: (body: BlockBody, version: Version) => Promise<unknown>;
  onRemove?: () => void;
  /** Another form that may be meant. */
  other?: { readonly path: string; readonly text: string };
};

/** Whose time is blocked, from when to when, and why. */
export function BlockForm<Version>({
  person,
  title,
  stored,
  onSave,
  onRemove,
  other,
}: BlockFormProps<Version>) {
  const navigate = useNavigate();
  const people = useWelders(person);
  const { state, save } = useSave();
  const { values, version, change, forget } = useTypedOver(stored);
  const [tried, setTried] = useState(false);
  const [start, end] = [chosenInstant(values.start), chosenInstant(values.end)];
  const problems = {
    welderId: values.welderId ? undefined : 'Choose a welder',
    start: start ? undefined : 'Beginning is required',
    end: end ? start && blockProblem(start, end) : 'End is required',
    reason: values.reason.trim() ? undefined : 'Reason is required',
  };
  const shown = tried
    ? problems
    : { welderId: undefined, start: undefined, end: undefined, reason: undefined };
  const isPossible = !Object.values(problems).some(Boolean);
  const send = async (on: Version, anyway: { bookAnyway?: true } = {}) => {
    if (!start || !end) return;
    const { welderId, reason } = values;
    const body = { welderId, reason, start: start.toISOString(), end: end.toISOString(), ...anyway };
    if (!(await save(() => onSave(body, on)))) return;
    void showToast({ title: 'Time blocked', description: reason });
    void navigate(`${deskPaths.calendar}${calendarSearch('day', chicagoDate(start))}`);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isPossible) return focusFirstError(event.currentTarget);
    await send(version);
  };
  return (
    <form noValidate className="grid max-w-4xl gap-5 md:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <div className="grid md:col-span-2">
        <BackLink
          to={
            start ? `${deskPaths.calendar}${calendarSearch('day', chicagoDate(start))}` : deskPaths.calendar
          }
        >
          Calendar
        </BackLink>
        <h1 className="display text-4xl">{title}</h1>
        {other && (
          <Link to={other.path} className="link inline-flex min-h-11 items-center justify-self-start">
            {other.text}
          </Link>
        )}
      </div>
      <WelderField
        people={people}
        value={values.welderId}
        isFixed={stored.values.welderId !== ''}
        error={shown.welderId}
        onChange={(welderId) => change({ welderId })}
      />
      <Field label="Reason" error={shown.reason}>
        {(props) => (
          <input
            {...props}
            className="input"
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </Field>
      <TimeField
        label="From"
        value={values.start}
        error={shown.start}
        onChange={(time) => change({ start: time })}
      />
      <TimeField
        label="Until"
        value={values.end}
        error={shown.end}
        onChange={(time) => change({ end: time })}
      />
      <BlockFormActions
        state={state}
        versions={blockVersions(values, stored.values)}
        onKeepMine={() => void send(stored.version)}
        onTakeTheirs={forget}
        onBookAnyway={() => void send(version, { bookAnyway: true })}
        onRemove={onRemove}
      />
    </form>
  );
}

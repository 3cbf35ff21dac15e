import { type Block, blockProblem, blockSchema } from '@welding/domain/entities/block';
import { chicagoDate, isDate } from '@welding/domain/values/chicago-day';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { deskApiPaths, deskPaths } from '#desk/paths.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { type ChosenTime, chosenInstant, chosenTimeOf } from '#shared/appointments/chosen-instant.ts';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { calendarSearch } from './calendar-view.ts';
import { NothingHere } from './nothing-here.tsx';
import { tellFailure } from './save-visit.ts';
import { TimeField } from './time-field.tsx';
import { useWelders } from './use-calendar.ts';

const parse = (json: unknown) => blockSchema.parse(json);
const changeBlock = ({ id, updatedAt }: Block, change: object) =>
  deskRequest(deskApiPaths.block(id), parse, {
    method: 'PATCH',
    body: { ...change, updatedAt: updatedAt ?? null },
  });

/** Blocks a time of a welder. */
export function NewBlockPage({ person }: { person: DeskPerson }) {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = isDate(asked) ? asked : chicagoDate(new Date());
  const [keys] = useState(createIdempotencyKeys);
  const time = (clock: string): ChosenTime => ({ wallTime: `${day}T${clock}`, pass: 'first' });
  return (
    <BlockForm
      person={person}
      title="Block time"
      starting={{ welderId: '', start: time('07:00'), end: time('18:00'), reason: '' }}
      onSave={async (body) => {
        await deskRequest(deskApiPaths.blocks, parse, { body, idempotencyKey: keys.keyFor(body) });
        keys.renew();
      }}
    />
  );
}

/** Changes or removes a blocked time. */
export function BlockPage({ person }: { person: DeskPerson }) {
  const { id = '' } = useParams();
  const found = useDeskDocument('blocks', id, blockSchema);
  const missing = <NothingHere title="Nothing is blocked here">The blocked time was removed.</NothingHere>;
  return (
    <DocumentView document={found} noun="blocked time" missing={missing}>
      {(block) => (block.removed ? missing : <StoredBlock key={block.id} block={block} person={person} />)}
    </DocumentView>
  );
}

function StoredBlock({ block, person }: { block: Block; person: DeskPerson }) {
  const navigate = useNavigate();
  const [filledFrom] = useState(block);
  const remove = async () => {
    try {
      const removed = await changeBlock(block, { removed: true });
      void navigate(`${deskPaths.calendar}${calendarSearch('day', chicagoDate(new Date(block.start)))}`);
      void showToast({
        title: 'Blocked time removed',
        description: block.reason,
        action: {
          label: 'Undo',
          onAction: () =>
            void changeBlock(removed, { removed: false }).catch((error: unknown) =>
              tellFailure('It was not brought back', error),
            ),
        },
      });
    } catch (error) {
      tellFailure('It was not removed', error);
    }
  };
  return (
    <div className="grid gap-6">
      <BlockForm
        person={person}
        title="Blocked time"
        starting={{
          welderId: block.welderId,
          start: chosenTimeOf(new Date(filledFrom.start)),
          end: chosenTimeOf(new Date(filledFrom.end)),
          reason: filledFrom.reason,
        }}
        onSave={({ welderId: _, ...change }) => changeBlock(filledFrom, change)}
        onRemove={() => void remove()}
      />
      <HistoryPanel field="entityId" id={block.id} />
    </div>
  );
}

type BlockBody = {
  readonly welderId: string;
  readonly start: string;
  readonly end: string;
  readonly reason: string;
  readonly bookAnyway?: boolean;
};

type BlockFormProps = {
  person: DeskPerson;
  title: string;
  starting: { welderId: string; start: ChosenTime; end: ChosenTime; reason: string };
  onSave: (body: BlockBody) => Promise<unknown>;
  onRemove?: () => void;
};

function BlockForm({ person, title, starting, onSave, onRemove }: BlockFormProps) {
  const navigate = useNavigate();
  const people = useWelders(person);
  const { state, save } = useSave();
  const [values, setValues] = useState(starting);
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
  const send = async (anyway: { bookAnyway?: true } = {}) => {
    if (!start || !end) return;
    const { welderId, reason } = values;
    const body = { welderId, reason, start: start.toISOString(), end: end.toISOString(), ...anyway };
    if (!(await save(() => onSave(body)))) return;
    void showToast({ title: 'Time blocked', description: reason });
    void navigate(`${deskPaths.calendar}${calendarSearch('day', chicagoDate(start))}`);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isPossible) return focusFirstError(event.currentTarget);
    await send();
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
      </div>
      <Field label="Welder" error={shown.welderId}>
        {(props) => (
          <select
            {...props}
            className="select"
            disabled={starting.welderId !== ''}
            value={values.welderId}
            onChange={({ target }) => setValues({ ...values, welderId: target.value })}
          >
            <option value="">Choose a welder</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Reason" error={shown.reason}>
        {(props) => (
          <input
            {...props}
            className="input"
            value={values.reason}
            onChange={({ target }) => setValues({ ...values, reason: target.value })}
          />
        )}
      </Field>
      <TimeField
        label="From"
        value={values.start}
        error={shown.start}
        onChange={(time) => setValues({ ...values, start: time })}
      />
      <TimeField
        label="Until"
        value={values.end}
        error={shown.end}
        onChange={(time) => setValues({ ...values, end: time })}
      />
      <div className="grid justify-items-start gap-3 md:col-span-2">
        <SaveProblem state={state} onBookAnyway={() => void send({ bookAnyway: true })} />
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            className="btn btn-primary btn-lg held-back"
            aria-disabled={state.phase === 'saving'}
          >
            {state.phase === 'saving' ? 'Saving' : 'Save'}
          </button>
          {onRemove && (
            <button type="button" className="btn btn-outline btn-lg" onClick={onRemove}>
              Remove
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

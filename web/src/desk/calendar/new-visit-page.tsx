import type { Hold } from '@welding/domain/booking/hold';
import { chicagoDate, isDate } from '@welding/domain/values/chicago-day';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ClientPicker } from '#desk/client-search/client-picker.tsx';
import { deskPaths } from '#desk/paths.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { calendarSearch } from './calendar-view.ts';
import { FindTime } from './find-time.tsx';
import { HoldTime } from './hold-time.tsx';
import { addVisit } from './save-visit.ts';
import { useWelders } from './use-calendar.ts';
import { VisitFields } from './visit-fields.tsx';
import { emptyVisit, readVisit, type VisitValues } from './visit-values.ts';

/** Plans a visit. The address may say for which client and project, on which day and for whom. */
export function NewVisitPage({ person }: { person: DeskPerson }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const welders = useWelders(person);
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();
  const [values, setValues] = useState<VisitValues>(() => startingValues(search));
  const [hold, setHold] = useState<Hold>();
  const [tried, setTried] = useState(false);
  const read = readVisit(values);
  const problems = tried && 'problems' in read ? read.problems : {};
  const change = (changed: Partial<VisitValues>) => setValues((before) => ({ ...before, ...changed }));

  const plan = async (planned: object, anyway: object = {}) => {
    await save(async () => {
      const body = { ...planned, ...(hold && { holdId: hold.id }), ...anyway };
      const visit = await addVisit(body, keys.keyFor(body));
      keys.renew();
      void showToast({ title: 'Visit planned', description: visit.title });
      const day = chicagoDate(new Date(visit.scheduledDate));
      void navigate(`${deskPaths.calendar}${calendarSearch('day', day)}`);
    });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if ('problems' in read) return focusFirstError(event.currentTarget);
    await plan(read.body);
  };
  return (
    <form noValidate className="grid max-w-4xl gap-5 md:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <div className="grid md:col-span-2">
        <BackLink to={deskPaths.calendar}>Calendar</BackLink>
        <h1 className="display text-4xl">New visit</h1>
      </div>
      <div className="md:col-span-2">
        <ClientPicker
          clientId={values.clientId || undefined}
          error={problems.clientId}
          onChoose={(client) =>
            change({ clientId: client?.id ?? '', projectId: '', address: client?.address ?? '' })
          }
        />
      </div>
      <VisitFields values={values} problems={problems} welders={welders} onChange={change} />
      <FindTime values={values} welders={welders} onChoose={change} />
      <HoldTime values={values} hold={hold} onHold={setHold} />
      <div className="grid justify-items-start gap-3 md:col-span-2">
        <SaveProblem
          state={state}
          onBookAnyway={() => {
            if ('body' in read) void plan(read.body, { bookAnyway: true });
          }}
        />
        <button
          type="submit"
          className="btn btn-primary btn-lg held-back"
          aria-disabled={state.phase === 'saving'}
        >
          {state.phase === 'saving' ? 'Planning' : 'Plan visit'}
        </button>
      </div>
    </form>
  );
}

function startingValues(search: URLSearchParams): VisitValues {
  const day = search.get('day') ?? '';
  return {
    ...emptyVisit,
    clientId: search.get('client') ?? '',
    projectId: search.get('project') ?? '',
    title: search.get('title') ?? '',
    welderId: search.get('welder') ?? '',
    wallTime: isDate(day) ? `${day}T09:00` : '',
  };
}

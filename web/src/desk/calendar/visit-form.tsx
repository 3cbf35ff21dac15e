import { type Appointment, durationLabels } from '@welding/domain/entities/appointment';
import { type FormEvent, useState } from 'react';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { type FieldVersion, SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { chosenInstant } from '#shared/appointments/chosen-instant.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { FindTime } from './find-time.tsx';
import { changeVisit } from './save-visit.ts';
import { useWelders } from './use-calendar.ts';
import { VisitFields } from './visit-fields.tsx';
import { readVisit, type VisitValues, visitChangeOf, visitValuesOf } from './visit-values.ts';

/**
 * Changes a visit. `visit` is as it stands now, live; what is typed was made on the version from which the form was filled,
 * and stays whatever happens to the visit meanwhile.
 */
export function VisitForm({ visit, person }: { visit: Appointment; person: DeskPerson }) {
  const welders = useWelders(person);
  const { state, save } = useSave();
  const [filledFrom, setFilledFrom] = useState(visit);
  const [typed, setTyped] = useState<VisitValues | null>(null);
  const [tried, setTried] = useState(false);
  const base = typed ? filledFrom : visit;
  const values = typed ?? visitValuesOf(visit);
  const read = readVisit(values);
  const problems = tried && 'problems' in read ? read.problems : {};
  const change = (changed: Partial<VisitValues>) => {
    if (!typed) setFilledFrom(visit);
    setTyped({ ...values, ...changed });
  };
  const forget = () => {
    setTyped(null);
    setTried(false);
  };
  const saveOn = async (version: Appointment, fields: Readonly<Record<string, unknown>>, anyway = {}) => {
    const saved = await save(async () => {
      await changeVisit(version.id, version.updatedAt, { ...fields, ...anyway });
      void showToast({ title: 'Visit saved', description: values.title });
    });
    if (saved) forget();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if ('problems' in read) return focusFirstError(event.currentTarget);
    await saveOn(base, visitChangeOf(values, base));
  };
  return (
    <form noValidate className="grid gap-5 md:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <VisitFields values={values} problems={problems} welders={welders} onChange={change} />
      <FindTime values={values} visitId={visit.id} welders={welders} onChoose={change} />
      <div className="grid justify-items-start gap-3 md:col-span-2">
        <SaveProblem
          state={state}
          versions={versionsOf(values, visit, welders)}
          onKeepMine={() => void saveOn(visit, visitChangeOf(values, visit))}
          onTakeTheirs={forget}
          onBookAnyway={() => void saveOn(base, visitChangeOf(values, base), { bookAnyway: true })}
        />
        <button
          type="submit"
          className="btn btn-primary btn-lg held-back"
          aria-disabled={state.phase === 'saving'}
        >
          {state.phase === 'saving' ? 'Saving' : 'Save visit'}
        </button>
      </div>
    </form>
  );
}

const labels: readonly [keyof VisitValues, string][] = [
  ['title', 'Title'],
  ['wallTime', 'Date and time'],
  ['duration', 'Duration'],
  ['welderId', 'Welder'],
  ['windowMinutes', 'Arrival window'],
  ['projectId', 'Project'],
  ['address', 'Address'],
  ['zip', 'ZIP'],
  ['description', 'Description'],
];

function versionsOf(
  mine: VisitValues,
  stored: Appointment,
  welders: readonly { id: string; name: string }[],
): FieldVersion[] {
  const theirs = visitValuesOf(stored);
  const words = (values: VisitValues, field: keyof VisitValues): string => {
    const instant = field === 'wallTime' ? chosenInstant(values) : undefined;
    if (instant) return appointmentTime(instant);
    if (field === 'duration') return durationLabels[values.duration];
    if (field === 'welderId') return welders.find(({ id }) => id === values.welderId)?.name ?? '';
    if (field === 'projectId') return values.projectId && 'another project';
    return values[field];
  };
  return labels
    .filter(([field]) => mine[field] !== theirs[field])
    .map(([field, label]) => ({ label, mine: words(mine, field), theirs: words(theirs, field) }));
}

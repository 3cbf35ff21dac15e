import type { Project } from '@welding/domain/entities/project';
import { serviceTypeLabels, serviceTypes } from '@welding/domain/entities/service-type';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { type FieldVersion, SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { changeProject } from './move-project.ts';
import { ProjectFields } from './project-fields.tsx';
import {
  type FieldErrors,
  type ProjectFormValues,
  projectFormValues,
  readProjectChange,
} from './project-form-values.ts';

/**
 * Changes what a project says, on the version that was there when the form opened. What others save meanwhile does not
 * touch what is typed; saving then shows both versions.
 */
export function ProjectEditForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const [base, setBase] = useState(project);
  const [values, setValues] = useState(() => projectFormValues(project));
  const [errors, setErrors] = useState<FieldErrors>({});
  const { state, save } = useSave();

  const mine = onlyChanged(values, projectFormValues(base));
  const theirs = projectFormValues(project);

  const saveOn = async (version: Project, form: HTMLFormElement | null) => {
    const stored = projectFormValues(version);
    const read = readProjectChange({ ...stored, ...mine }, stored, version.updatedAt ?? null);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) {
      if (form) focusFirstError(form);
      return;
    }
    const { updatedAt: _, ...change } = read.body;
    if (await save(() => changeProject(version, change))) onDone();
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void saveOn(base, event.currentTarget);
  };
  const takeTheirs = () => {
    setBase(project);
    setValues(theirs);
    setErrors({});
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <ProjectFields
        values={values}
        errors={errors}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        withFinalCost={project.status === 'completed'}
      />
      {(state.phase !== 'conflict' || base !== project) && (
        <SaveProblem
          state={state}
          versions={differences(mine, theirs)}
          onKeepMine={() => void saveOn(project, null)}
          onTakeTheirs={takeTheirs}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary" aria-disabled={state.phase === 'saving'}>
          Save
        </button>
        <button type="button" className="btn btn-ghost" onClick={onDone}>
          Discard changes
        </button>
      </div>
    </form>
  );
}

const labels: Record<keyof ProjectFormValues, string> = {
  title: 'Title',
  serviceType: 'Service',
  description: 'Description',
  address: 'Address',
  zip: 'ZIP code',
  estimatedCost: 'Estimated cost',
  finalCost: 'Final cost',
  scheduledDate: 'Date and time',
};

const fields = Object.entries(labels) as readonly [keyof ProjectFormValues, string][];

/** The fields that were typed over: what nobody touched is not saved over what others made of it. */
function onlyChanged(values: ProjectFormValues, base: ProjectFormValues): Partial<ProjectFormValues> {
  const changed = fields.filter(([field]) => values[field] !== base[field]);
  return Object.fromEntries(changed.map(([field]) => [field, values[field]]));
}

/** What was typed beside what is stored, where they differ. */
function differences(mine: Partial<ProjectFormValues>, theirs: ProjectFormValues): FieldVersion[] {
  return fields.flatMap(([field, label]) => {
    const typed = mine[field];
    if (typed === undefined || typed === theirs[field]) return [];
    return { label, mine: shown(field, typed), theirs: shown(field, theirs[field]) };
  });
}

function shown(field: keyof ProjectFormValues, value: string): string {
  if (field === 'scheduledDate') return value.replace('T', ' ');
  const service = field === 'serviceType' && serviceTypes.find((type) => type === value);
  return service ? serviceTypeLabels[service] : value;
}

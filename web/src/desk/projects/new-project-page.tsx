import { projectMessages } from '@welding/domain/entities/project-request';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ClientPicker } from '#desk/client-search/client-picker.tsx';
import { deskApiPaths, deskPaths, projectPath } from '#desk/paths.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { ProjectFields } from './project-fields.tsx';
import { emptyProjectForm, type FieldErrors, readNewProject } from './project-form-values.ts';

/** A new project for a client, whom the address may name. */
export function NewProjectPage() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const clientId = params.get('client') ?? undefined;
  const [values, setValues] = useState(emptyProjectForm);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [tried, setTried] = useState(false);
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const read = readNewProject(values, clientId ?? '');
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) {
      focusFirstError(event.currentTarget);
      return;
    }
    await save(async () => {
      const { deskRequest } = await import('#desk/session/desk-request.ts');
      const { id } = await deskRequest(deskApiPaths.projects, (json) => storedProjectSchema.parse(json), {
        body: read.body,
        idempotencyKey: keys.keyFor(read.body),
      });
      void navigate(projectPath(id), { replace: true });
    });
  };

  return (
    <form className="grid max-w-3xl gap-6" noValidate onSubmit={(event) => void send(event)}>
      <div className="grid">
        <BackLink to={deskPaths.projects}>All projects</BackLink>
        <h1 className="display text-4xl sm:text-5xl">New project</h1>
      </div>
      <ClientPicker
        clientId={clientId}
        error={tried && !clientId ? projectMessages.clientRequired : undefined}
        onChoose={(client) => setParams(client ? { client: client.id } : {}, { replace: true })}
      />
      <ProjectFields
        values={values}
        errors={errors}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <SaveProblem state={state} />
      <button
        type="submit"
        className="btn btn-primary btn-lg justify-self-start"
        aria-disabled={state.phase === 'saving'}
      >
        Create project
      </button>
    </form>
  );
}

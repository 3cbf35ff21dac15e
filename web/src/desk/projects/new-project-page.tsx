import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/stored-client';
import { storedProjectSchema } from '@welding/domain/entities/stored-project';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { deskApiPaths, deskPaths, projectPath } from '#desk/paths.ts';
import { focusFirstError } from '#desk/ui/focus-first-error.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { clientName } from '#desk/ui/use-clients.ts';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { ClientChoice } from './client-choice.tsx';
import { ProjectFields } from './project-fields.tsx';
import { emptyProjectForm, type FieldErrors, readNewProject } from './project-form-values.ts';

/** A new project for a client, whom the address may name. */
export function NewProjectPage() {
  const [params, setParams] = useSearchParams();
  const clientId = params.get('client') ?? undefined;
  const client = useDeskDocument('clients', clientId, storedClientSchema);
  const chosen = client.status === 'ready' ? client.item : null;
  return (
    <div className="grid max-w-3xl gap-6">
      <h1 className="display text-4xl sm:text-5xl">New project</h1>
      {chosen ? (
        <p className="flex flex-wrap items-center justify-between gap-3 text-lg">
          <span className="wrap-anywhere">
            For <strong>{clientName(chosen)}</strong>, {chosen.email}
          </span>
          <button type="button" className="btn btn-outline" onClick={() => setParams({}, { replace: true })}>
            Choose another client
          </button>
        </p>
      ) : (
        <ClientChoice
          notFound={clientId !== undefined && client.status === 'missing'}
          onChoose={({ id }) => setParams({ client: id }, { replace: true })}
        />
      )}
      <NewProjectForm client={chosen} />
    </div>
  );
}

function NewProjectForm({ client }: { client: Client | null }) {
  const navigate = useNavigate();
  const [values, setValues] = useState(emptyProjectForm);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [keys] = useState(createIdempotencyKeys);
  const { state, save } = useSave();
  const [wantsClient, setWantsClient] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setWantsClient(!client);
    if (!client) return;
    const read = readNewProject(values, client.id);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) {
      focusFirstError(form);
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
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <ProjectFields
        values={values}
        errors={errors}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
      <SaveProblem state={state} />
      <p role="alert" className="font-semibold text-error empty:hidden">
        {wantsClient && !client && 'Please choose the client above first.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary btn-lg" aria-disabled={state.phase === 'saving'}>
          Create project
        </button>
        <Link to={deskPaths.projects} className="btn btn-ghost btn-lg">
          Back
        </Link>
      </div>
    </form>
  );
}

import type { NewClient } from '@welding/domain/entities/client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deskPaths } from '#desk/paths.ts';
import { BackLink } from '#desk/ui/back-link.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { addClient } from './client-calls.ts';
import { ClientForm, useClientForm } from './client-form.tsx';

const nobodyYet: NewClient = { firstName: '', lastName: '', email: '', phone: '', address: '' };

/** Adds a client who did not come by a request. */
export function AddClientPage() {
  const form = useClientForm(nobodyYet);
  const { state, save } = useSave();
  const [keys] = useState(createIdempotencyKeys);
  const navigate = useNavigate();
  const isSaving = state.phase === 'saving';

  const send = (client: NewClient) =>
    save(async () => {
      const added = await addClient(client, keys.keyFor(client));
      await navigate(deskPaths.client(added.id), { replace: true });
    });

  return (
    <div className="grid max-w-3xl gap-5">
      <BackLink to={deskPaths.clients}>All clients</BackLink>
      <h1 className="display text-4xl sm:text-5xl">Add a client</h1>
      <ClientForm form={form} onSend={async (client) => void (await send(client))}>
        <SaveProblem state={state} />
        <button type="submit" className="btn btn-primary justify-self-start" aria-disabled={isSaving}>
          {isSaving && <Spinner />}
          Add the client
        </button>
      </ClientForm>
    </div>
  );
}
